/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first who wants values, and is given up with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
  /// One subscription for everybody who wants values.
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }
  /// Values for everybody through a subject, once it is told to begin.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output { .init(upstream: self) { subject } }
  /// Values for everybody through a subject, once it is told to begin.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output { .init(upstream: self, createSubject: createSubject) }
}

extension Publisher where Failure == Never {
  /// Values for everybody, once it is told to begin.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// Values for everybody through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// Whose values they are.
    public let upstream: Upstream
    private lazy var subject = createSubject()
    /// Makes the subject.
    public let createSubject: () -> SubjectType

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Begins with the first who wants values, and is given up with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let events = upstream.handleEvents(
        receiveCompletion: { [self] _ in leave() }, receiveCancel: { [self] in leave() })
      events.subscribe(subscriber)
      count += 1
      if count == 1 { connection = upstream.connect() }
    }

    private func leave() {
      count -= 1
      guard count <= 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// One subscription for everybody who wants values.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>
    /// Whose values they are.
    public let upstream: Upstream

    init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether it is the very one.
    public static func == (one: Share, other: Share) -> Bool { one === other }
  }
}
