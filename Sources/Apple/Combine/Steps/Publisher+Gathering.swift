/// What comes of all values at the end.
extension Publisher {
  /// What comes of them, one after the other.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Map<Self, T> {
    gather(initialResult, { $0 = nextPartialResult($0, $1) }, { [$0] })
  }
  /// What comes of them, one after the other, or a failure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Step<Self, T, any Error> {
    step {
      var result = initialResult
      return Operation(
        gathers: true,
        take: { value in
          do { result = try nextPartialResult(result, value) } catch { return .end([], .failure(error)) }
          return .skip
        },
        end: { completion in
          if case .failure = completion { ([], completion.widened) } else { ([result], .finished) }
        })
    }
  }
  /// All of them.
  public func collect() -> Publishers.Map<Self, [Output]> { gather([], { $0.append($1) }, { [$0] }) }
  /// So many at a time.
  public func collect(_ count: Int) -> Publishers.Map<Self, [Output]> {
    step {
      var values: [Output] = []
      return Operation(
        take: { value in
          values.append(value)
          guard values.count >= count else { return .skip }
          defer { values = [] }
          return .give(values)
        },
        end: { completion in
          if case .failure = completion { return ([], completion) }
          return (values.isEmpty ? [] : [values], completion)
        })
    }
  }
  /// How many there are.
  public func count() -> Publishers.Map<Self, Int> { reduce(0) { sum, _ in sum + 1 } }
  /// The last.
  public func last() -> Publishers.Filter<Self> { last { _ in true } }
  /// The last that is wanted.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    gather(Output?.none, { if predicate($1) { $0 = $1 } }, { $0.map { [$0] } ?? [] })
  }
  /// The least.
  public func min(by isLess: @escaping (Output, Output) -> Bool) -> Publishers.Filter<Self> {
    gather(
      Output?.none, { $0 = $0.map { [new = $1] in isLess(new, $0) ? new : $0 } ?? $1 },
      { $0.map { [$0] } ?? [] })
  }
  /// The greatest.
  public func max(by isLess: @escaping (Output, Output) -> Bool) -> Publishers.Filter<Self> {
    min { isLess($1, $0) }
  }
  /// None of them, and only the end.
  public func ignoreOutput() -> Publishers.Map<Self, Never> {
    step { Operation(gathers: true, take: { _ in .skip }, end: { ([], $0) }) }
  }
  /// Something where there was nothing.
  public func replaceEmpty(with output: Output) -> Publishers.Filter<Self> {
    step {
      var isEmpty = true
      return Operation(
        take: { value in
          isEmpty = false
          return .give(value)
        },
        end: { completion in
          if case .finished = completion, isEmpty { ([output], .finished) } else { ([], completion) }
        })
    }
  }

  private func gather<State, T>(
    _ initial: State, _ add: @escaping (inout State, Output) -> Void, _ give: @escaping (State) -> [T]
  ) -> Publishers.Map<Self, T> {
    step {
      var state = initial
      return Operation(
        gathers: true,
        take: { value in
          add(&state, value)
          return .skip
        },
        end: { completion in
          if case .failure = completion { ([], completion) } else { (give(state), completion) }
        })
    }
  }
}

extension Publisher where Output: Comparable {
  /// The least.
  public func min() -> Publishers.Filter<Self> { min(by: <) }
  /// The greatest.
  public func max() -> Publishers.Filter<Self> { max(by: <) }
}
