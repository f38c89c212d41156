/// Where values go that come at another moment than they were given.
final class Delivery<Output, Failure: Error> {
  let give: (Output) -> Void
  let end: (Subscribers.Completion<Failure>) -> Void
  /// Takes no more of the publisher.
  let giveUp: () -> Void

  init(
    give: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void,
    giveUp: @escaping () -> Void
  ) { (self.give, self.end, self.giveUp) = (give, end, giveUp) }
}

extension Publishers {
  /// Values at other moments than they were given, or elsewhere.
  public struct Timed<Upstream: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    /// How it begins.
    var begin: (@escaping () -> Void) -> Void = { $0() }
    /// What is done with a value and with the end, for one subscriber.
    let make:
      (Delivery<Output, Failure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )

    init(
      upstream: Upstream, begin: @escaping (@escaping () -> Void) -> Void = { $0() },
      make:
        @escaping (Delivery<Output, Failure>) -> (
          value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
        )
    ) { (self.upstream, self.begin, self.make) = (upstream, begin, make) }

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        let delivery = Delivery<Output, Failure>(
          give: { outlet.give($0) }, end: { outlet.end($0) }, giveUp: { [weak sources] in sources?.cancel() })
        let (value, end) = make(delivery)
        begin { [upstream] in
          // Somebody may have given up before it begins.
          if outlet.isOpen { sources.take(upstream, value, end) }
        }
      }
    }
  }

  /// Values until another publisher gives one.
  public struct Until<Upstream: Publisher, Other: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    /// Whether values are given before that, or after it.
    let isBefore: Bool

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        var isOn = isBefore
        sources.take(
          other,
          { [weak sources] _ in
            isOn = !isBefore
            guard isBefore else { return }
            sources?.cancel()
            outlet.end(.finished)
          }, { _ in })
        sources.take(upstream, { if isOn { outlet.give($0) } }, { outlet.end($0) })
      }
    }
  }
}

extension Publisher {
  /// The values before another publisher gives one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.Until<Self, P> {
    .init(upstream: self, other: publisher, isBefore: true)
  }
  /// The values after another publisher has given one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.Until<Self, P> {
    .init(upstream: self, other: publisher, isBefore: false)
  }
}
