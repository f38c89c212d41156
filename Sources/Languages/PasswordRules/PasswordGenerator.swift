/// Makes strong passwords, as the system does for a rules string.
///
/// The looks are the system's; where they would break a rule, as some public generators do, they give way.
public struct PasswordGenerator: Sendable {
  /// What every password meets.
  public let requirements: PasswordRequirements
  let choice: FormatChoice
  let checker: Checker

  /// A generator for requirements; without any, for the system's own format.
  public init(_ requirements: PasswordRequirements = PasswordRequirements()) {
    self.requirements = requirements
    choice = FormatChoice(for: requirements)
    checker = Checker(requirements)
  }

  /// The looks passwords have, where these can meet the requirements.
  public var format: PasswordFormat { choice.format }

  /// The longest password it makes.
  public static let longest = 4096
  /// How often it draws before it does something else; long passwords have less of it.
  var patience: Int { max(20, min(1000, 100_000 / plainLength)) }

  /// A password that meets every requirement, or why there is none.
  ///
  /// Most requirements are met by drawing until they are, which makes every such password as likely as any other.
  /// Others need each requirement to be given its character first, and the rest a search through all there is.
  @specialized(where Source == SeededChance)
  public func password<Source: RandomNumberGenerator>(
    using source: inout Source
  ) throws(Unsatisfiable) -> String {
    try refuseHopeless()
    for _ in 0..<patience {
      if let codes = draw(using: &source) { return String(codes: codes) }
    }
    for _ in 0..<patience {
      if let codes = place(using: &source)?.codes { return String(codes: codes) }
    }
    var search = PasswordSearch(checker)
    return String(codes: try search.password(near: plainLength, using: &source))
  }

  private func refuseHopeless() throws(Unsatisfiable) {
    let needed = max(requirements.minimumLength, checker.required.count)
    if let maximum = requirements.maximumLength, checker.required.count > maximum {
      throw .tooManyRequirements(checker.required.count, maximum: maximum)
    }
    guard needed <= Self.longest else { throw .tooLong(minimum: needed) }
  }

  /// The length of a password without looks: long enough for strength, and within the limits.
  var plainLength: Int {
    let minimum = max(requirements.minimumLength, checker.required.count)
    return min(requirements.maximumLength ?? .max, max(minimum, 15))
  }
}

/// Why there is no password that meets requirements.
public enum Unsatisfiable: Error, Hashable, Sendable {
  /// More classes are required than a generator can keep apart.
  case tooManyRequirements(Int, maximum: Int)
  /// The shortest password allowed is longer than any that is made.
  case tooLong(minimum: Int)
  /// Every password there is breaks a rule.
  case contradiction
  /// None was found among so many; there may be one.
  case notFound(steps: Int)
}

extension Unsatisfiable: CustomStringConvertible {
  /// The reason, after “because”.
  public var description: String {
    switch self {
    case .tooManyRequirements(let count, let maximum):
      "\(count) requirements need a character each, and maxlength is \(maximum)"
    case .tooLong(let minimum):
      "it would have \(minimum) characters, and the longest that is made has \(PasswordGenerator.longest)"
    case .contradiction: "every password of the allowed characters breaks one of the rules"
    case .notFound(let steps): "none was found in \(steps) steps"
    }
  }
}
