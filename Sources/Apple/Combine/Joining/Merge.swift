extension Publisher {
  /// The values of both, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output { .init(self, other) }
  /// The values of all, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    .init([eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
  }
  /// The values of all, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure, C.Failure == Failure,
    D.Failure == Failure
  {
    .init([
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
    ])
  }
  /// These before those of another.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output { .init(prefix: self, suffix: publisher) }
  /// These before some others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    .init(prefix: self, suffix: .init(sequence: elements))
  }
  /// Those of another before these.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output { .init(prefix: publisher, suffix: self) }
  /// Some others before these.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    .init(prefix: .init(sequence: elements), suffix: self)
  }
}

extension Publishers {
  /// The values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What it gives.
    public typealias Output = A.Output
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
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// The values of many publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Some publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Some publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        var left = publishers.count
        if left == 0 { outlet.end(.finished) }
        for publisher in publishers where outlet.isOpen {
          sources.take(
            publisher, { outlet.give($0) },
            { completion in
              left -= 1
              if case .failure = completion {
                sources.cancel()
                outlet.end(completion)
              } else if left == 0 {
                outlet.end(.finished)
              }
            })
        }
      }
    }
  }

  /// The values of one publisher before those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// What it gives.
    public typealias Output = Prefix.Output
    /// How it can fail.
    public typealias Failure = Prefix.Failure
    /// The one.
    public let prefix: Prefix
    /// The other.
    public let suffix: Suffix

    /// One before another.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        sources.take(
          prefix, { outlet.give($0) },
          { completion in
            if case .failure = completion { return outlet.end(completion) }
            sources.take(suffix, { outlet.give($0) }, { outlet.end($0) })
          })
      }
    }
  }
}
