/// Something else in the place of what failed.
extension Publisher {
  /// Values of another publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output { .init(upstream: self, handler: handler) }
  /// Values of another publisher, or another failure.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Catch<Publishers.MapError<Self, any Error>, AnyPublisher<Output, any Error>>
  where P.Output == Output {
    mapError { $0 as any Error }.catch { error in
      do {
        guard let failure = error as? Failure else { return Fail(error: error).eraseToAnyPublisher() }
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// Everything again, so many times at most.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
}

extension Publishers {
  /// Values of another publisher in place of a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let sources = Sources()
      outlet.onCancel = { sources.cancel() }
      outlet.open()
      sources.take(
        upstream, { outlet.give($0) },
        { completion in
          switch completion {
          case .finished: outlet.end(.finished)
          case .failure(let error): sources.take(handler(error), { outlet.give($0) }, { outlet.end($0) })
          }
        })
    }
  }

  /// Everything again where it failed.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let sources = Sources()
      outlet.onCancel = { sources.cancel() }
      outlet.open()
      attempt(retries, outlet, sources)
    }

    private func attempt<S: Subscriber>(_ left: Int, _ outlet: Outlet<S>, _ sources: Sources)
    where S.Input == Output, S.Failure == Failure {
      sources.take(
        upstream, { outlet.give($0) },
        { completion in
          guard case .failure = completion, left > 0, outlet.isOpen else { return outlet.end(completion) }
          attempt(left - 1, outlet, sources)
        })
    }
  }
}
