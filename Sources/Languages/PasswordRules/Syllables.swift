/// The system's own format: five syllables and a half, one capital, one digit, two hyphens.
enum Syllables {
  /// No `l` and no `y`, which is a vowel here.
  private static let consonants = Alphabet("bcdfghjkmnpqrstvwxz").codes
  private static let vowels = Alphabet("aeiouy").codes
  private static let digits = Alphabet.digit.codes
  private static let o = UInt32(UInt8(ascii: "o"))

  /// Where the group stands that is short of a letter, and whether its digit comes before the others.
  ///
  /// No password begins with its digit.
  private static let arrangements = [(0, false), (1, true), (1, false), (2, true), (2, false)]

  static func draw(hyphenated isHyphenated: Bool, using source: inout some RandomNumberGenerator) -> [UInt32]
  {
    var letters = (0..<17).map { source.pick(from: $0 % 3 == 1 ? vowels : consonants) }
    // A capital O passes for a zero.
    letters[source.pick(from: letters.indices.filter { letters[$0] != o })] -= 0x20
    let (place, isDigitFirst) = source.pick(from: arrangements)
    let digit = [source.pick(from: digits)]
    let short = letters[12...]
    var groups = [Array(letters[..<6]), Array(letters[6..<12])]
    groups.insert(isDigitFirst ? digit + short : short + digit, at: place)
    return Array(groups.joined(separator: isHyphenated ? [UInt32(UInt8(ascii: "-"))] : []))
  }

  /// The bits of chance in a password.
  static var entropy: Double {
    // How many of the six vowels are an o decides how many letters the capital is drawn from.
    let capital = (0...6).reduce(0) { sum, count in
      let ways = [1.0, 6, 15, 20, 15, 6, 1][count]
      let others = (0..<6 - count).reduce(1.0) { product, _ in product * 5 }
      return sum + ways * others / 46_656 * Double(17 - count).log2
    }
    return 11 * 19.0.log2 + 6 * 6.0.log2 + 5.0.log2 + 10.0.log2 + capital
  }
}
