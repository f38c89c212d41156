/// Some of the values, by their order.
extension Publisher {
  /// The first so many.
  public func prefix(_ maxLength: Int) -> Publishers.Filter<Self> { output(in: 0..<maxLength) }
  /// Those at places.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Filter<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return step {
      var index = -1
      return Operation { value in
        index += 1
        if index >= range.upperBound { return .end([], .finished) }
        if index + 1 == range.upperBound, range.contains(index) { return .end([value], .finished) }
        return range.contains(index) ? .give(value) : .skip
      }
    }
  }
  /// The one at a place.
  public func output(at index: Int) -> Publishers.Filter<Self> { output(in: index...index) }
  /// The first.
  public func first() -> Publishers.Filter<Self> { prefix(1) }
  /// The first that is wanted.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    step { Operation { predicate($0) ? .end([$0], .finished) : .skip } }
  }
  /// The first that is wanted, or a failure.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Step<Self, Output, any Error> {
    step { Operation(trying: { try predicate($0) ? .end([$0], .finished) : .skip }) }
  }
  /// Those before the first that is not wanted.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    step { Operation { predicate($0) ? .give($0) : .end([], .finished) } }
  }
  /// Those behind the first so many.
  public func dropFirst(_ count: Int = 1) -> Publishers.Filter<Self> {
    step {
      var left = count
      return Operation { value in
        left -= 1
        return left >= 0 ? .skip : .give(value)
      }
    }
  }
  /// Those from the first on that is wanted.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    step {
      var isDropping = true
      return Operation { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .give(value)
      }
    }
  }
  /// Whether one is wanted.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    step {
      Operation(
        gathers: true, take: { predicate($0) ? .end([true], .finished) : .skip },
        end: { completion in
          if case .failure = completion { ([], completion) } else { ([false], completion) }
        })
    }
  }
  /// Whether all are wanted.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    contains { !predicate($0) }.turned { !$0 }
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value is among them.
  public func contains(_ output: Output) -> Publishers.Map<Self, Bool> { contains { $0 == output } }
}

extension Publishers.Step {
  /// What comes of two operators, as if they were one.
  fileprivate func turned(
    _ transform: @escaping (Output) -> Output
  ) -> Publishers.Step<Upstream, Output, Failure> {
    let make = make
    return Publishers.Step(upstream: upstream) {
      let operation = make()
      return Operation(
        gathers: operation.gathers,
        take: { input in
          switch operation.take(input) {
          case .give(let output): .give(transform(output))
          case .skip: .skip
          case .end(let outputs, let completion): .end(outputs.map(transform), completion)
          }
        },
        end: { completion in
          let (outputs, ending) = operation.end(completion)
          return (outputs.map(transform), ending)
        })
    }
  }

}
