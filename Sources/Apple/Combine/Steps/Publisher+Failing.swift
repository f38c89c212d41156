/// What is made of a failure.
extension Publisher {
  /// Another error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    step {
      Operation(
        take: { .give($0) },
        end: { completion in
          switch completion {
          case .finished: ([], .finished)
          case .failure(let error): ([], .failure(transform(error)))
          }
        })
    }
  }
  /// A value, and the end.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    step {
      Operation(
        take: { .give($0) },
        end: { completion in
          switch completion {
          case .finished: ([], .finished)
          case .failure: ([output], .finished)
          }
        })
    }
  }
  /// A trap.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.ReplaceError<Self> {
    step {
      Operation(
        take: { .give($0) },
        end: { completion in
          if case .failure(let error) = completion { fatalError("\(prefix)\(error)", file: file, line: line) }
          return ([], .finished)
        })
    }
  }
}

extension Publisher where Failure == Never {
  /// A publisher that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    step { Operation(take: { .give($0) }, end: { _ in ([], .finished) }) }
  }
}

extension Publisher where Output: Encodable {
  /// Each value, encoded.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher {
  /// What each value encodes.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

/// What encodes values.
public protocol TopLevelEncoder<Output> {
  /// What it makes.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What decodes values.
public protocol TopLevelDecoder<Input> {
  /// What it takes.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// Another error.
  public typealias MapError<Upstream: Publisher, Failure: Error> = Step<Upstream, Upstream.Output, Failure>
  /// A value in place of a failure.
  public typealias ReplaceError<Upstream: Publisher> = Step<Upstream, Upstream.Output, Never>
}
