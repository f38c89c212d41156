/// A class of characters, as the value of a rule lists them.
public enum CharacterClass: Hashable, Sendable {
  /// A to Z.
  case upper
  /// a to z.
  case lower
  /// 0 to 9.
  case digit
  /// The characters of ASCII that are neither letters nor digits, with the space.
  case special
  /// Every printable character of ASCII.
  case asciiPrintable
  /// Every character there is.
  case unicode
  /// Single characters between brackets, each a printable one of ASCII.
  case custom(String)

  /// A class that has a name, which counts in any case.
  init?(named name: String) {
    switch name.lowercased() {
    case "upper": self = .upper
    case "lower": self = .lower
    case "digit": self = .digit
    case "special": self = .special
    case "ascii-printable": self = .asciiPrintable
    case "unicode": self = .unicode
    default: return nil
    }
  }

  /// The name, or the characters between brackets in the order in which they were given.
  public var name: String {
    switch self {
    case .upper: "upper"
    case .lower: "lower"
    case .digit: "digit"
    case .special: "special"
    case .asciiPrintable: "ascii-printable"
    case .unicode: "unicode"
    case .custom(let characters): "[\(characters)]"
    }
  }

  /// The characters of ASCII in it; for `unicode` these are not all.
  public var alphabet: Alphabet {
    switch self {
    case .upper: .upper
    case .lower: .lower
    case .digit: .digit
    case .special: .special
    case .asciiPrintable, .unicode: .asciiPrintable
    case .custom(let characters): Alphabet(characters)
    }
  }

  /// Whether it swallows every list it stands in.
  var isWide: Bool { self == .asciiPrintable || self == .unicode }
}

extension CharacterClass: CustomStringConvertible {
  /// The class as it can be written; a hyphen counts only as the first character and a bracket as the last.
  public var description: String {
    guard case .custom(let characters) = self else { return name }
    let rest = characters.filter { $0 != "-" && $0 != "]" }
    return "[" + (characters.contains("-") ? "-" : "") + rest + (characters.contains("]") ? "]" : "") + "]"
  }
}

extension [CharacterClass] {
  /// These characters in the fewest classes: the first class that swallows the others, or the named classes
  /// that are complete and one for the rest.
  var canonical: [CharacterClass] {
    if let wide = first(where: \.isWide) { return [wide] }
    var rest = alphabet
    if rest == .asciiPrintable { return [.asciiPrintable] }
    var classes: [CharacterClass] = []
    for named in [CharacterClass.upper, .lower, .digit, .special] where rest.contains(named.alphabet) {
      classes.append(named)
      rest = rest.subtracting(named.alphabet)
    }
    return rest.isEmpty ? classes : classes + [.custom(rest.description)]
  }

  /// The characters of ASCII in any of them.
  public var alphabet: Alphabet {
    reduce(Alphabet("")) { $0.union($1.alphabet) }
  }

  /// The classes as the value of a rule; nothing at all is written as an empty class, because a rule without a
  /// value is no rule.
  var text: String {
    isEmpty ? "[]" : map(\.description).joined(separator: ", ")
  }
}
