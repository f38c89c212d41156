extension Publisher {
  /// The values of a publisher that is made of each value.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
  /// The values of a publisher that is made of each value and cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.MapError<P, Failure>, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// The values of a publisher that is made of each value and can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.MapError<Self, P.Failure>> {
    .init(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
  /// The values of a publisher that is made of each value, where nothing can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher that came.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// The values of the latest publisher that came.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.MapError<Self, Output.Failure>>
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// The values of the latest publisher that came.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publishers {
  /// The values of publishers that are made of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it gives.
    public typealias Output = NewPublisher.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        let run = FlatRun(outlet, sources, limit: maxPublishers.max ?? .max, transform)
        sources.take(upstream, { run.take($0) }, { run.end($0) })
      }
    }
  }

  /// The values of the latest of several publishers.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, Upstream.Failure == NewPublisher.Failure {
    /// What it gives.
    public typealias Output = NewPublisher.Output
    /// How it can fail.
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joining(subscriber) { outlet, sources in
        var latest: Int?
        var isOver = false
        sources.take(
          upstream,
          { [weak sources] publisher in
            guard let sources else { return }
            if let latest { sources.drop(latest) }
            var isDone = false
            let number = sources.take(
              publisher, { outlet.give($0) },
              { completion in
                (latest, isDone) = (nil, true)
                if case .failure = completion {
                  sources.cancel()
                  return outlet.end(completion)
                }
                if isOver { outlet.end(.finished) }
              })
            latest = isDone ? nil : number
          },
          { completion in
            isOver = true
            if case .failure = completion {
              sources.cancel()
              return outlet.end(completion)
            }
            if latest == nil { outlet.end(.finished) }
          })
      }
    }
  }
}

/// What is under way for one subscriber of a flat map.
private final class FlatRun<Value, NewPublisher: Publisher, Downstream: Subscriber>
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  private let outlet: Outlet<Downstream>
  private weak var sources: Sources?
  private let limit: Int
  private let transform: (Value) -> NewPublisher
  private var waiting: [Value] = []
  private var inside = 0
  private var isOver = false

  init(
    _ outlet: Outlet<Downstream>, _ sources: Sources, limit: Int,
    _ transform: @escaping (Value) -> NewPublisher
  ) {
    (self.outlet, self.sources, self.limit, self.transform) = (outlet, sources, limit, transform)
  }

  func take(_ value: Value) {
    waiting.append(value)
    begin()
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    isOver = true
    if case .failure = completion { return fail(completion) }
    if inside == 0, waiting.isEmpty { outlet.end(.finished) }
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    sources?.cancel()
    outlet.end(completion)
  }

  private func begin() {
    while inside < limit, !waiting.isEmpty, outlet.isOpen {
      inside += 1
      sources?.take(
        transform(waiting.removeFirst()), { [outlet] in outlet.give($0) },
        { completion in
          self.inside -= 1
          if case .failure = completion { return self.fail(completion) }
          self.begin()
          if self.isOver, self.inside == 0, self.waiting.isEmpty { self.outlet.end(.finished) }
        })
    }
  }
}
