/// What an operator does with the values that come, one subscriber at a time.
struct Operation<Input, Failure: Error, Output, NewFailure: Error> {
  /// What becomes of a value.
  enum Outcome {
    case give(Output)
    case skip
    /// These, and then the end.
    case end([Output], Subscribers.Completion<NewFailure>)
  }

  /// Whether it gives nothing before the end, and so takes everything.
  var gathers = false
  let take: (Input) -> Outcome
  /// What is given at the end, and the end.
  let end: (Subscribers.Completion<Failure>) -> ([Output], Subscribers.Completion<NewFailure>)
}

extension Operation where Failure == NewFailure {
  init(take: @escaping (Input) -> Outcome) {
    self.init(take: take) { ([], $0) }
  }
}

extension Operation where NewFailure == any Error {
  /// One that may fail by itself.
  init(trying take: @escaping (Input) throws -> Outcome) {
    self.init(
      take: { input in
        do { return try take(input) } catch { return .end([], .failure(error)) }
      }, end: { ([], $0.widened) })
  }
}

extension Subscribers.Completion {
  /// The end, with whatever error.
  var widened: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publishers {
  /// What most operators are: something done with each value, or at the end.
  public struct Step<Upstream: Publisher, Output, Failure: Error>: Publisher {
    let upstream: Upstream
    let make: () -> Operation<Upstream.Output, Upstream.Failure, Output, Failure>

    /// Takes somebody who wants what comes of it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Pipe<Upstream, S>(subscriber, make()))
    }
  }
}

extension Publisher {
  func step<T, E: Error>(
    _ make: @escaping () -> Operation<Output, Failure, T, E>
  ) -> Publishers.Step<Self, T, E> { .init(upstream: self, make: make) }
}

/// The way of one subscriber through an operator.
private final class Pipe<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  private let operation: Operation<Input, Failure, Downstream.Input, Downstream.Failure>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var outlet: Outlet<Downstream>?

  init(
    _ downstream: Downstream, _ operation: Operation<Input, Failure, Downstream.Input, Downstream.Failure>
  ) { (self.downstream, self.operation) = (downstream, operation) }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
    if operation.gathers, upstream != nil { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    switch operation.take(input) {
    case .give(let output):
      demand -= 1
      let more = downstream.receive(output)
      demand += more
      return more
    case .skip: return operation.gathers ? .none : .max(1)
    case .end(let values, let completion):
      let former = upstream
      upstream = nil
      former?.cancel()
      finish(values, completion)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil, outlet == nil else { return }
    upstream = nil
    let (values, ending) = operation.end(completion)
    finish(values, ending)
  }

  /// Gives what is left as it is wanted, and then the end.
  private func finish(_ values: [Downstream.Input], _ completion: Subscribers.Completion<Downstream.Failure>)
  {
    guard let downstream else { return }
    self.downstream = nil
    let outlet = Outlet(downstream)
    self.outlet = outlet
    outlet.request(demand)
    for value in values { outlet.give(value) }
    outlet.end(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if let outlet { return outlet.request(demand) }
    self.demand += demand
    if !operation.gathers { upstream?.request(demand) }
  }

  func cancel() {
    outlet?.cancel()
    downstream = nil
    let former = upstream
    upstream = nil
    former?.cancel()
  }
}
