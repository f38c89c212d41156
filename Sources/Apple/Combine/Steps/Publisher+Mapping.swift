extension Publisher {
  /// Something made of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    step { Operation { .give(transform($0)) } }
  }
  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }
  /// Two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
  /// Something made of each value, or a failure.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    step { Operation(trying: { .give(try transform($0)) }) }
  }
  /// Something made of the values of which something can be made.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    step { Operation { transform($0).map { .give($0) } ?? .skip } }
  }
  /// Something made of the values of which something can be made, or a failure.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Step<Self, T, any Error> {
    step { Operation(trying: { try transform($0).map { .give($0) } ?? .skip }) }
  }
  /// The values that are wanted.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    step { Operation { isIncluded($0) ? .give($0) : .skip } }
  }
  /// The values that are wanted, or a failure.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Step<Self, Output, any Error> {
    step { Operation(trying: { try isIncluded($0) ? .give($0) : .skip }) }
  }
  /// Each value that is not as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    step {
      var last: Output?
      return Operation { value in
        defer { last = value }
        return last.map { predicate($0, value) } == true ? .skip : .give(value)
      }
    }
  }
  /// What has come of all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    step {
      var result = initialResult
      return Operation { value in
        result = nextPartialResult(result, value)
        return .give(result)
      }
    }
  }
  /// What has come of all values so far, or a failure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Step<Self, T, any Error> {
    step {
      var result = initialResult
      return Operation(trying: { value in
        result = try nextPartialResult(result, value)
        return .give(result)
      })
    }
  }
  /// Something in the place of nothing.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
  /// Does something with what happens, and passes it on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
  /// Writes what happens, and passes it on.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let head = prefix.isEmpty ? "" : "\(prefix): "
    let out = WrittenStream(stream)
    return handleEvents(
      receiveSubscription: { _ in out.write("\(head)receive subscription") },
      receiveOutput: { out.write("\(head)receive value: (\($0))") },
      receiveCompletion: { out.write("\(head)receive \($0)") },
      receiveCancel: { out.write("\(head)receive cancel") },
      receiveRequest: { out.write("\(head)request \($0)") })
  }
}

/// Where something is written.
private final class WrittenStream {
  private var stream: (any TextOutputStream)?

  init(_ stream: (any TextOutputStream)?) { self.stream = stream }

  func write(_ line: String) {
    guard stream != nil else { return Swift.print(line) }
    stream?.write(line + "\n")
  }
}

extension Publisher where Output: Equatable {
  /// Each value that is not the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publishers {
  /// Something made of each value.
  public typealias Map<Upstream: Publisher, Output> = Step<Upstream, Output, Upstream.Failure>
  /// Something made of each value, or a failure.
  public typealias TryMap<Upstream: Publisher, Output> = Step<Upstream, Output, any Error>
  /// Something made of some values.
  public typealias CompactMap<Upstream: Publisher, Output> = Step<Upstream, Output, Upstream.Failure>
  /// Some values.
  public typealias Filter<Upstream: Publisher> = Step<Upstream, Upstream.Output, Upstream.Failure>
  /// Each value that is not as the one before.
  public typealias RemoveDuplicates<Upstream: Publisher> = Step<Upstream, Upstream.Output, Upstream.Failure>
  /// What has come of all values so far.
  public typealias Scan<Upstream: Publisher, Output> = Step<Upstream, Output, Upstream.Failure>

  /// Does something with what happens, and passes it on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What it gives.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Takes somebody who wants what comes of it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let requested = receiveRequest
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(
              subscription: Forwarded(
                request: {
                  requested?($0)
                  subscription.request($0)
                },
                give: {
                  receiveCancel?()
                  subscription.cancel()
                }))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > .none { requested?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          }))
    }
  }
}

/// A subscription that does something.
struct Forwarded: Subscription {
  let request: (Subscribers.Demand) -> Void
  let give: () -> Void

  func request(_ demand: Subscribers.Demand) { request(demand) }
  func cancel() { give() }
}
