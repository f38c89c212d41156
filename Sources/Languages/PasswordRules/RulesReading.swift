/// What a rules string says, and what of it does not count.
///
/// Any text has a reading: what the system's parser takes, this takes, in the same meaning.
public struct RulesReading: Hashable, Sendable {
  /// The rules as they stand; `nil` where one mistake costs them all.
  public let rules: [PasswordRule]?
  /// What the system's parser complains about, in order.
  public let diagnostics: [RuleDiagnostic]
  /// What the system's parser passes over without a word, in order.
  public let remarks: [RuleDiagnostic]

  /// Reads a rules string.
  public init(_ text: String) {
    var reader = RuleReader(text)
    rules = reader.readRules()
    diagnostics = reader.diagnostics.filter { !$0.isSilent }
    remarks = reader.diagnostics.filter(\.isSilent)
  }

  /// What the rules demand together; nothing but printable characters of ASCII where none counts.
  public var requirements: PasswordRequirements { PasswordRequirements(rules ?? []) }
}
