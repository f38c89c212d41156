/// The looks a generated password can have.
public enum PasswordFormat: Hashable, Sendable {
  /// Syllables that can be typed and told, such as `hupvek-fodne1-qabjYg`, or without its hyphens.
  case syllables(hyphenated: Bool)
  /// Four groups of three characters between hyphens.
  case groups
  /// So many characters.
  case plain(length: Int)

  /// How many characters it has.
  public var length: Int {
    switch self {
    case .syllables(let isHyphenated): isHyphenated ? 20 : 18
    case .groups: 15
    case .plain(let length): length
    }
  }
}

extension PasswordFormat: CustomStringConvertible {
  /// The looks in a few words.
  public var description: String {
    switch self {
    case .syllables(true): "three groups of syllables"
    case .syllables(false): "syllables without hyphens"
    case .groups: "four groups of three"
    case .plain: "characters at random"
    }
  }
}

/// What the choice of a format rests on.
struct FormatChoice {
  let format: PasswordFormat
  /// What random characters come from.
  let alphabet: Alphabet
  let codes: [UInt32]
  /// What a password should hold: what is required, or a letter of either size and a digit where nothing is.
  let needs: [Alphabet]

  init(for requirements: PasswordRequirements) {
    let asked = requirements.required.filter { !$0.alphabet.isEmpty }
    let required = asked == [[.asciiPrintable]] || asked == [[.unicode]] ? [] : asked.map(\.alphabet)
    let allowed = requirements.allowed.alphabet
    let isUnrestricted = required.isEmpty && allowed == .asciiPrintable
    needs = required.isEmpty ? [.lower, .upper, .digit].filter { $0.meets(allowed) } : required
    format = Self.format(for: requirements, needs: needs, allowed: allowed)
    let alphabet = isUnrestricted ? Alphabet.unambiguous : allowed
    self.alphabet = format == .groups ? alphabet.subtracting(.hyphen) : alphabet
    codes = self.alphabet.codes
  }

  private static func format(
    for requirements: PasswordRequirements, needs: [Alphabet], allowed: Alphabet
  ) -> PasswordFormat {
    let minimum = requirements.minimumLength
    let maximum = requirements.maximumLength ?? .max
    let isHyphenated = allowed.contains(.hyphen)
    let syllables = PasswordFormat.syllables(hyphenated: isHyphenated)
    let typeable = Alphabet.unambiguous.union(.hyphen)
    if minimum <= syllables.length, maximum >= 20, allowed.contains(.unambiguous),
      needs.allSatisfy({ $0.meets(typeable) }),
      needs.count(where: { $0 == .digit }) <= 1, needs.count(where: { $0 == .upper }) <= 1
    {
      return syllables
    }
    if isHyphenated, minimum <= 15, maximum >= 15, allowed != .hyphen { return .groups }
    return .plain(length: min(maximum, max(minimum, 15)))
  }
}
