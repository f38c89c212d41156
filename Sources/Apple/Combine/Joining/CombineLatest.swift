extension Publisher {
  /// The latest of both, whenever one comes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure { .init(self, other) }
  /// Something made of the latest of both, whenever one comes.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Step<Publishers.CombineLatest<Self, P>, T, Failure> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  /// The latest of all three, whenever one comes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, p, q)
  }
  /// Something made of the latest of all three, whenever one comes.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Step<Publishers.CombineLatest3<Self, P, Q>, T, Failure>
  where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, p, q).map { transform($0.0, $0.1, $0.2) }
  }
  /// The next of both, one with one.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    .init(self, other)
  }
  /// Something made of the next of both, one with one.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Step<Publishers.Zip<Self, P>, T, Failure> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
  /// The next of all three, one with one.
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, P.Failure == Q.Failure { .init(self, p, q) }
}

extension Publishers {
  /// The latest of two publishers, whenever one comes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it gives.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of them.
    public let a: A
    /// The other.
    public let b: B

    /// Two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        var (first, second) = (A.Output?.none, B.Output?.none)
        let give = { if let first, let second { outlet.give((first, second)) } }
        let end = { (completion: Subscribers.Completion<Failure>, hasGiven: Bool) in
          if case .finished = completion, hasGiven, sources.count > 0 { return }
          sources.cancel()
          outlet.end(completion)
        }
        sources.take(
          a,
          {
            first = $0
            give()
          }, { end($0, first != nil) })
        sources.take(
          b,
          {
            second = $0
            give()
          }, { end($0, second != nil) })
      }
    }
  }

  /// The latest of three publishers, whenever one comes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it gives.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The latest of four publishers, whenever one comes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What it gives.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.eraseToAnyPublisher()
    }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The next of two publishers, one with one.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it gives.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    /// One of them.
    public let a: A
    /// The other.
    public let b: B

    /// Two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        var (first, second) = ([A.Output](), [B.Output]())
        var (firstIsOver, secondIsOver) = (false, false)
        let endIfOver = {
          guard firstIsOver && first.isEmpty || secondIsOver && second.isEmpty else { return }
          sources.cancel()
          outlet.end(.finished)
        }
        let give = {
          while !first.isEmpty, !second.isEmpty { outlet.give((first.removeFirst(), second.removeFirst())) }
          endIfOver()
        }
        let fail = { (completion: Subscribers.Completion<Failure>) in
          guard case .failure = completion else { return }
          sources.cancel()
          outlet.end(completion)
        }
        sources.take(
          a,
          {
            first.append($0)
            give()
          },
          {
            firstIsOver = true
            fail($0)
            endIfOver()
          })
        sources.take(
          b,
          {
            second.append($0)
            give()
          },
          {
            secondIsOver = true
            fail($0)
            endIfOver()
          })
      }
    }
  }

  /// The next of three publishers, one with one.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it gives.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    /// Three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      all = Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}
