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
    let tables = terms.map { $0.point.firstMultiples }
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

  /// The sum of points, each as often as its number says, of its bytes, the most significant first; all of one length.
  static func sum(of terms: [(point: Self, times: [UInt8])]) -> Self {
    let tables = terms.map { $0.point.firstMultiples }
    var sum = identity
    for index in terms[0].times.indices {
      for shift in [4, 0] {
        for _ in 0..<4 { sum = sum + sum }
        for (term, multiples) in zip(terms, tables) {
          let digit = Int(term.times[index] >> shift & 15)
          if digit > 0 { sum = sum + multiples[digit] }
        }
      }
    }
    return sum
  }

  /// The point no time to fifteen times.
  private var firstMultiples: [Self] {
    var multiples = [Self.identity]
    for _ in 1..<16 { multiples.append(multiples[multiples.count - 1] + self) }
    return multiples
  }
}
