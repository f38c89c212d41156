/// Points that can be added by one formula, whichever they are.
protocol PointGroup: Sendable {
  /// The point that changes no other.
  static var identity: Self { get }
  static func + (one: Self, other: Self) -> Self
}

extension PointGroup {
  /// The point added to itself as often as a number says.
  func times(_ number: Words) -> Self { Self.sum(of: [(self, number)]) }

  /// The sum of points, each as often as its number says, in digits of four bits.
  static func sum(of terms: [(point: Self, times: Words)]) -> Self {
    let tables = terms.map { term in
      var multiples = [identity]
      for _ in 1..<16 { multiples.append(multiples[multiples.count - 1] + term.point) }
      return multiples
    }
    var sum = identity
    for index in (0..<64).reversed() {
      for _ in 0..<4 { sum = sum + sum }
      for (term, multiples) in zip(terms, tables) {
        let digit = term.times.digit(index)
        if digit > 0 { sum = sum + multiples[digit] }
      }
    }
    return sum
  }
}
