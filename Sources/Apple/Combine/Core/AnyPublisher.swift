/// A publisher of whatever kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let take: (AnySubscriber<Output, Failure>) -> Void

  /// A publisher without what it is made of.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    take = { publisher.receive(subscriber: $0) }
  }

  /// Takes somebody who wants its values.
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    take(AnySubscriber(subscriber))
  }
}

/// A subscriber of whatever kind.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let taken: (Input) -> Subscribers.Demand
  private let ended: (Subscribers.Completion<Failure>) -> Void

  /// A subscriber without what it is made of.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    taken = { subscriber.receive($0) }
    ended = { subscriber.receive(completion: $0) }
  }

  /// Somebody who does something.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    taken = receiveValue ?? { _ in .none }
    ended = receiveCompletion ?? { _ in }
  }

  /// It is known now.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Here is a value.
  public func receive(_ value: Input) -> Subscribers.Demand { taken(value) }
  /// There are no more.
  public func receive(completion: Subscribers.Completion<Failure>) { ended(completion) }
}
