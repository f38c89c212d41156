@_exported public import UIKit

/// What gives values over time, and then perhaps ends.
public protocol Publisher<Output, Failure> {
  /// What it gives.
  associatedtype Output
  /// How it can fail.
  associatedtype Failure: Error

  /// Takes somebody who wants its values.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

/// Who takes values.
public protocol Subscriber<Input, Failure> {
  /// What is taken.
  associatedtype Input
  /// How what gives it can fail.
  associatedtype Failure: Error

  /// It is known now, and can ask for values.
  func receive(subscription: any Subscription)
  /// Here is a value; how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// There are no more.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What joins who gives and who takes.
public protocol Subscription: Cancellable {
  /// So many values more are wanted.
  func request(_ demand: Subscribers.Demand)
}

/// What can be given up.
public protocol Cancellable {
  /// Gives it up.
  func cancel()
}

/// Subscriptions that nothing comes of.
public enum Subscriptions {
  /// One that nothing comes of.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Publisher {
  /// Lets somebody take its values.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Does something with every value, and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Without what it is made of.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Does something with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts every value into a property; it holds on to the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
