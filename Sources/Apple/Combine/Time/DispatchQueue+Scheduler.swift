/// Work on its way to a queue; the thread of a rehearsal does it, whichever queue that is.
struct QueuedWork: @unchecked Sendable {
  let work: () -> Void

  /// Does it on a queue, soon or at a moment.
  func run(on queue: DispatchQueue, at moment: DispatchTime? = nil) {
    if let moment {
      queue.asyncAfter(deadline: moment) { work() }
    } else {
      queue.async { work() }
    }
  }
}

/// Work that is done again and again until it is given up.
final class RepeatedWork: Cancellable {
  private let queue: DispatchQueue
  private let interval: SchedulerInterval
  private var work: (() -> Void)?

  init(on queue: DispatchQueue, every interval: SchedulerInterval, _ work: @escaping () -> Void) {
    (self.queue, self.interval, self.work) = (queue, interval, work)
  }

  func begin(at moment: DispatchTime) {
    QueuedWork { [weak self] in
      guard let self, let work = self.work else { return }
      work()
      self.begin(at: moment + self.interval.timeInterval)
    }.run(on: queue, at: moment)
  }

  func cancel() { work = nil }
}

extension DispatchQueue: Scheduler {
  /// A moment of a queue.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time.
    public typealias Stride = SchedulerInterval
    /// The moment.
    public var dispatchTime: DispatchTime

    /// A moment.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// How long it is to another.
    public func distance(to other: Self) -> SchedulerInterval {
      SchedulerInterval(
        nanoseconds: Int(clamping: other.dispatchTime.uptimeNanoseconds)
          - Int(clamping: dispatchTime.uptimeNanoseconds))
    }
    /// A moment later.
    public func advanced(by n: SchedulerInterval) -> Self { Self(dispatchTime + n.timeInterval) }
  }

  /// How a queue may do something.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How it is done.
    public var flags: DispatchWorkItemFlags
    /// With what it is done.
    public var group: DispatchGroup?

    /// As usual, unless said otherwise.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// Now.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Exactly.
  public var minimumTolerance: SchedulerInterval { .init(nanoseconds: 0) }
  /// Does something soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    QueuedWork(work: action).run(on: self)
  }
  /// Does something later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { QueuedWork(work: action).run(on: self, at: date.dispatchTime) }
  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(on: self, every: interval, action)
    work.begin(at: date.dispatchTime)
    return AnyCancellable { work.cancel() }
  }
}
