import Combine

/// A scheduler whose time somebody moves by hand.
final class HandClock: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  private var work: [(at: Int, number: Int, action: () -> Void)] = []
  private var nanoseconds = 0
  private var number = 0

  var now: SchedulerTimeType { moment(nanoseconds) }
  var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  private func moment(_ nanoseconds: Int) -> SchedulerTimeType {
    SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000_000 + UInt64(nanoseconds)))
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    number += 1
    work.append((nanoseconds + now.distance(to: date).magnitude, number, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { Subscriptions.empty }

  /// Lets milliseconds pass.
  func pass(_ milliseconds: Int) {
    let end = nanoseconds + milliseconds * 1_000_000
    while let next = work.filter({ $0.at <= end }).min(by: { ($0.at, $0.number) < ($1.at, $1.number) }) {
      work.removeAll { $0.number == next.number }
      nanoseconds = max(nanoseconds, next.at)
      next.action()
    }
    nanoseconds = end
  }
}

/// What somebody heard of a publisher.
final class Record<Value, Failure: Error> {
  private(set) var values: [Value] = []
  private(set) var ending: Subscribers.Completion<Failure>?
  private(set) var held: AnyCancellable?

  init<P: Publisher>(of publisher: P) where P.Output == Value, P.Failure == Failure {
    held = publisher.sink(
      receiveCompletion: { [unowned self] in ending = $0 },
      receiveValue: { [unowned self] in values.append($0) })
  }

  var isFinished: Bool { if case .finished = ending { true } else { false } }
  var failure: Failure? { if case .failure(let error) = ending { error } else { nil } }
}

enum Broken: Error, Equatable {
  case once
  case twice
}

extension Publisher {
  var record: Record<Output, Failure> { Record(of: self) }
}
