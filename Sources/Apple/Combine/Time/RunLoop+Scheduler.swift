/// A moment by the clock on the wall, for loops and queues of operations.
public struct WallClockTime: Strideable, Sendable, Codable, Hashable {
  /// A length of time.
  public typealias Stride = SchedulerInterval
  /// The moment.
  public var date: Date

  /// A moment.
  public init(_ date: Date) { self.date = date }

  /// How long it is to another.
  public func distance(to other: Self) -> SchedulerInterval { .seconds(other.date.timeIntervalSince(date)) }
  /// A moment later.
  public func advanced(by n: SchedulerInterval) -> Self { Self(date + Double(n.magnitude) / 1e9) }

  /// The moment as Dispatch has it.
  fileprivate var dispatchTime: DispatchTime {
    .now() + SchedulerInterval.seconds(Swift.max(0, date.timeIntervalSinceNow)).timeInterval
  }
}

/// A loop is the thread's, and so the main queue.
extension RunLoop: Scheduler {
  /// A moment of a loop.
  public typealias SchedulerTimeType = WallClockTime
  /// There are none.
  public struct SchedulerOptions {}
  /// Now.
  public var now: WallClockTime { WallClockTime(.now) }
  /// Exactly.
  public var minimumTolerance: SchedulerInterval { .init(nanoseconds: 0) }
  /// Does something soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    QueuedWork(work: action).run(on: .main)
  }
  /// Does something later.
  public func schedule(
    after date: WallClockTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { QueuedWork(work: action).run(on: .main, at: date.dispatchTime) }
  /// Does something again and again.
  public func schedule(
    after date: WallClockTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(on: .main, every: interval, action)
    work.begin(at: date.dispatchTime)
    return AnyCancellable { work.cancel() }
  }
}

extension OperationQueue: Scheduler {
  /// A moment of a queue of operations.
  public typealias SchedulerTimeType = WallClockTime
  /// There are none.
  public struct SchedulerOptions {}
  /// Now.
  public var now: WallClockTime { WallClockTime(.now) }
  /// Exactly.
  public var minimumTolerance: SchedulerInterval { .init(nanoseconds: 0) }
  private var queue: DispatchQueue { self === OperationQueue.main ? .main : .global() }
  /// Does something soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = QueuedWork(work: action)
    addOperation { work.work() }
  }
  /// Does something later.
  public func schedule(
    after date: WallClockTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { QueuedWork(work: action).run(on: queue, at: date.dispatchTime) }
  /// Does something again and again.
  public func schedule(
    after date: WallClockTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(on: queue, every: interval, action)
    work.begin(at: date.dispatchTime)
    return AnyCancellable { work.cancel() }
  }
}
