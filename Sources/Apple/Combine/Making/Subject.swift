/// A publisher that others give values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Gives a value.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Is to give values of another publisher.
  func send(subscription: any Subscription)
}

extension Publisher {
  /// Lets a subject give its values to others.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var seats: [Seat<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  func take<S: Subscriber>(_ subscriber: S, current: Output?, keepsLatest: Bool)
  where S.Input == Output, S.Failure == Failure {
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: ending)
    }
    let seat = Seat(AnySubscriber(subscriber), keepsLatest: keepsLatest)
    seat.left = { [weak self, weak seat] in self?.seats.removeAll { $0 === seat } }
    seats.append(seat)
    seat.latest = current
    subscriber.receive(subscription: seat)
  }

  func send(_ value: Output) {
    guard ending == nil else { return }
    for seat in seats { seat.give(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard ending == nil else { return }
    ending = completion
    let all = seats
    seats = []
    for seat in all { seat.end(completion) }
  }
}

/// One subscriber of a subject; what it did not ask for is lost, but for the latest where that is kept.
private final class Seat<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private let keepsLatest: Bool
  var latest: Output?
  var left: () -> Void = {}

  init(_ subscriber: AnySubscriber<Output, Failure>, keepsLatest: Bool) {
    self.subscriber = subscriber
    self.keepsLatest = keepsLatest
  }

  func give(_ value: Output) {
    guard let subscriber else { return }
    guard demand > .none else {
      if keepsLatest { latest = value }
      return
    }
    latest = nil
    demand -= 1
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let former = subscriber
    subscriber = nil
    former?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if let latest { give(latest) }
  }

  func cancel() {
    guard subscriber != nil else { return }
    (subscriber, latest) = (nil, nil)
    left()
  }
}

/// Passes values on to whoever wants them at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var upstreams: [any Subscription] = []

  /// A subject that nobody listens to yet.
  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Takes somebody who wants its values.
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.take(subscriber, current: nil, keepsLatest: false)
  }
  /// Gives a value.
  public func send(_ input: Output) { audience.send(input) }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Is to give values of another publisher.
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }
}

/// Keeps a value, and passes it on whenever it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// A subject with a value.
  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The value; setting it passes it on.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Takes somebody who wants its values, beginning with the one it has.
  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.take(subscriber, current: current, keepsLatest: true)
  }
  /// Gives a value.
  public func send(_ input: Output) {
    guard audience.ending == nil else { return }
    current = input
    audience.send(input)
  }
  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Is to give values of another publisher.
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }
}
