/// What rules demand together: the canonical form.
public struct PasswordRequirements: Hashable, Sendable {
  /// For each requirement, classes of which one must provide a character of its own.
  public let required: [[CharacterClass]]
  /// The classes that every character comes from, those of requirements among them.
  public let allowed: [CharacterClass]
  private let limits: [PasswordRule.Limit: Int]

  /// What rules demand together; none at all allows every printable character of ASCII.
  public init(_ rules: [PasswordRule] = []) {
    var required: [[CharacterClass]] = []
    var allowed: [CharacterClass] = []
    var limits: [PasswordRule.Limit: Int] = [:]
    for rule in rules {
      switch rule {
      case .required(let classes):
        let canonical = classes.canonical
        required.append(canonical)
        allowed += canonical
      case .allowed(let classes): allowed += classes
      case .limit(let limit, let number):
        guard number > 0 else { continue }
        limits[limit] = limit.stricter(number, limits[limit] ?? number)
      }
    }
    self.required = required
    self.allowed = allowed.canonical.orPrintable
    self.limits = limits
  }

  /// What a rules string demands, as far as it counts.
  public init(_ text: String) {
    self = RulesReading(text).requirements
  }

  /// The canonical rules, in their order.
  public var rules: [PasswordRule] {
    required.map(PasswordRule.required) + [.allowed(allowed)]
      + PasswordRule.Limit.allCases.compactMap { limit in limits[limit].map { .limit(limit, $0) } }
  }

  /// The number of a limit; `nil` where there is none.
  public subscript(limit: PasswordRule.Limit) -> Int? { limits[limit] }

  /// The fewest characters; a minimum above the maximum does not count.
  public var minimumLength: Int {
    let minimum = limits[.minLength] ?? 0
    return minimum <= maximumLength ?? .max ? minimum : 0
  }

  /// The most characters; `nil` where any number will do.
  public var maximumLength: Int? { limits[.maxLength] }

  var longestRepetition: Int { min(limits[.maxConsecutive] ?? .max, limits[.maxRepeating] ?? .max) }
  var longestSequence: Int { min(limits[.maxConsecutive] ?? .max, limits[.maxSequential] ?? .max) }
}

extension PasswordRequirements: CustomStringConvertible {
  /// The canonical rules as they can be written, to be read as these very requirements.
  public var description: String {
    let first: [PasswordRule] = [.allowed(allowed)]
    // The first class that swallows the others decides, `allowed` must come before what is required.
    let ordered = allowed.contains(where: \.isWide) ? first + rules.filter { $0 != first[0] } : rules
    return ordered.map { "\($0);" }.joined(separator: " ")
  }
}

extension PasswordRule.Limit {
  fileprivate func stricter(_ one: Int, _ other: Int) -> Int {
    self == .minLength ? max(one, other) : min(one, other)
  }
}

extension [CharacterClass] {
  /// Every printable character where nothing is left, because a list of nothing allows everything.
  fileprivate var orPrintable: [CharacterClass] { isEmpty ? [.asciiPrintable] : self }
}
