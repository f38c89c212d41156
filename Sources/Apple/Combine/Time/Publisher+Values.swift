/// The values of a publisher, one after the other, for who awaits them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What it gives.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes the values from now on.
  public func makeAsyncIterator() -> Iterator { Iterator(AwaitedValues(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AwaitedValues<P>

    fileprivate init(_ values: AwaitedValues<P>) { self.values = values }

    /// The next value, when it is there; `nil` at the end.
    public mutating func next() async -> P.Output? { try? await values.next() }
  }
}

/// The values of a publisher that can fail, one after the other, for who awaits them.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// What it gives.
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes the values from now on.
  public func makeAsyncIterator() -> Iterator { Iterator(AwaitedValues(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: AwaitedValues<P>

    fileprivate init(_ values: AwaitedValues<P>) { self.values = values }

    /// The next value, when it is there; `nil` at the end, and the error where it failed.
    public mutating func next() async throws -> P.Output? { try await values.next() }
  }
}

extension Publisher where Failure == Never {
  /// Its values, for who awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// Its values, for who awaits them.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// What came and was not awaited yet.
private final class AwaitedValues<P: Publisher>: @unchecked Sendable {
  private var waiting: [P.Output] = []
  private var ending: Subscribers.Completion<P.Failure>?
  private var awaiting: (() -> Void)?
  private var subscription: AnyCancellable?

  init(_ publisher: P) {
    subscription = publisher.sink(
      receiveCompletion: { [weak self] completion in
        self?.ending = completion
        self?.wake()
      },
      receiveValue: { [weak self] value in
        self?.waiting.append(value)
        self?.wake()
      })
  }

  private func wake() {
    let former = awaiting
    awaiting = nil
    former?()
  }

  func next() async throws -> P.Output? {
    if waiting.isEmpty, ending == nil {
      let wait = Wait { [self] in awaiting = $0 }
      let giveUp = Wait { [self] _ in
        subscription?.cancel()
        wake()
      }
      await wait.pause(giveUp)
    }
    if !waiting.isEmpty { return waiting.removeFirst() }
    if case .failure(let error) = ending { throw error }
    return nil
  }
}

/// Something that is done while somebody waits.
private struct Wait: @unchecked Sendable {
  let work: (@escaping () -> Void) -> Void

  init(_ work: @escaping (@escaping () -> Void) -> Void) { self.work = work }

  /// Waits until whoever was given the way on goes it, or the task is canceled.
  ///
  /// Nothing checks the continuation, because values may never come before everything ends.
  func pause(_ canceled: Wait) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
        if Task.isCancelled { return continuation.resume() }
        work { continuation.resume() }
      }
    } onCancel: {
      canceled.work({})
    }
  }
}
