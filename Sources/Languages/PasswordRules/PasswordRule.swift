/// One rule of the language.
public enum PasswordRule: Hashable, Sendable {
  /// At least one character of any of these classes.
  case required([CharacterClass])
  /// These classes, among others.
  case allowed([CharacterClass])
  /// A number that limits something.
  case limit(Limit, Int)

  /// What a number can limit, in the order of the canonical form.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// An older name for the next two at once.
    case maxConsecutive = "max-consecutive"
    /// How often a character may follow itself, the first time counted.
    case maxRepeating = "max-repeating"
    /// How long `abc`, `321` and their like may be.
    case maxSequential = "max-sequential"
    /// How many characters there must be.
    case minLength = "minlength"
    /// How many characters there may be.
    case maxLength = "maxlength"
  }

  /// The largest number of the language; above it the numbers of browsers are no longer exact.
  public static let largestNumber = 1 << 53

  /// The name before the colon.
  public var name: String {
    switch self {
    case .required: "required"
    case .allowed: "allowed"
    case .limit(let limit, _): limit.rawValue
    }
  }

  /// Every name a rule can have.
  static let names = ["required", "allowed"] + Limit.allCases.map(\.rawValue)
}

extension PasswordRule: CustomStringConvertible {
  /// The rule as it can be written.
  public var description: String {
    switch self {
    case .required(let classes), .allowed(let classes): "\(name): \(classes.text)"
    case .limit(_, let number): "\(name): \(number)"
    }
  }
}
