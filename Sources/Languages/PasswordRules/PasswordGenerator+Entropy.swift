/// How strong passwords are.
extension PasswordGenerator {
  /// The bits of chance in a password, to about a tenth of one; `nil` where there is none.
  ///
  /// What chance there is in the format is known; how much of it the rules take away is measured, with numbers that
  /// are always the same. Where drawing hardly ever meets the rules it is what goes into a password at least.
  public var entropy: Double? {
    var source = SeededChance(seed: 0)
    guard (try? password(using: &source)) != nil else { return nil }
    let draws = patience
    let hits = (0..<draws).count { _ in draw(using: &source) != nil }
    if hits > 0, hits >= draws / 100 { return drawn + (Double(hits) / Double(draws)).log2 }
    let bits = (0..<patience).compactMap { _ in place(using: &source)?.bits }
    return bits.isEmpty ? 0 : bits.reduce(0, +) / Double(bits.count)
  }

  /// The bits of chance in one draw.
  private var drawn: Double {
    switch format {
    case .syllables: Syllables.entropy
    case .groups: 12 * Double(choice.alphabet.count).log2
    case .plain(let length): Double(length) * Double(choice.alphabet.count).log2
    }
  }
}

extension Double {
  /// The logarithm to the base of 2 of a number above 0.
  var log2: Double {
    var rest = significand
    var result = Double(exponent)
    var bit = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
