/// Gives one value and ends.
public struct Just<Output>: Publisher {
  /// What cannot happen.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A value.
  public init(_ output: Output) { self.output = output }

  /// Takes somebody who wants it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    give([output], .finished, to: subscriber)
  }
}

/// Gives nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends.
  public let completeImmediately: Bool

  /// Nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Nothing, of some kind.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  /// Takes somebody who wants nothing.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    give([], completeImmediately ? .finished : nil, to: subscriber)
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How.
  public let error: Failure

  /// A failure.
  public init(error: Failure) { self.error = error }
  /// A failure, of some kind.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Takes somebody who is to hear of it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    give([], .failure(error), to: subscriber)
  }
}

/// Is made for every subscriber anew.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What it gives.
  public typealias Output = DeferredPublisher.Output
  /// How it can fail.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes it.
  public let createPublisher: () -> DeferredPublisher

  /// Something to be made.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes it for somebody.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// Gives one value as soon as it is there, to everybody; what finds it begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// Says what was found.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins to look for a value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.settle(result) }
  }

  private func settle(_ found: Result<Output, Failure>) {
    guard result == nil else { return }
    result = found
    let all = waiting
    waiting = []
    for tell in all { tell(found) }
  }

  /// Takes somebody who wants it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open()
    let tell: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        outlet.give(value)
        outlet.end(.finished)
      case .failure(let error): outlet.end(.failure(error))
      }
    }
    if let result { tell(result) } else { waiting.append(tell) }
  }
}

extension Publishers {
  /// Gives what is in a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What it gives.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// What is in a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Takes somebody who wants it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let run = SequenceRun(sequence.makeIterator(), subscriber)
      subscriber.receive(subscription: run)
    }
  }
}

/// One way through a sequence, as far as somebody wants it.
private final class SequenceRun<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Downstream.Input == Iterator.Element {
  private var iterator: Iterator
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  init(_ iterator: Iterator, _ downstream: Downstream) {
    (self.iterator, self.downstream) = (iterator, downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isGiving else { return }
    isGiving = true
    defer { isGiving = false }
    while let downstream, self.demand > .none {
      guard let value = iterator.next() else {
        self.downstream = nil
        return downstream.receive(completion: .finished)
      }
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
  }

  func cancel() { downstream = nil }
}

extension Sequence {
  /// Gives what is in it.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// Gives what is in it, if anything.
  public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}

extension Result {
  /// Gives what is in it, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

/// Gives some values, and perhaps ends.
private func give<S: Subscriber>(
  _ values: [S.Input], _ completion: Subscribers.Completion<S.Failure>?, to subscriber: S
) {
  let outlet = Outlet(subscriber)
  outlet.open()
  for value in values { outlet.give(value) }
  if let completion { outlet.end(completion) }
}

/// Publishers that others are made of.
public enum Publishers {}
