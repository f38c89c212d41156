import PasswordRules

/// Passwords that a provider generated, held against the rules of the form that wants one (CP-36).
enum GeneratedPasswords {
  /// What is wrong with the first of them, which the form is filled with unless its user wants another one.
  ///
  /// Rules that the system's parser complains of, or that no password meets, ask for nothing; whoever typed something
  /// into the interface may have wanted just this password.
  static func mistakes(in provided: Provided, _ asked: CredentialRequest, _ input: UserInput) -> [Mistake] {
    guard case .generatedPasswords(let passwords) = provided, let first = passwords.first,
      let rules = asked.passwordRules, !input.isTyped
    else { return [] }
    let reading = RulesReading(rules)
    guard reading.diagnostics.isEmpty, let broken = reading.requirements.broken(by: first).first,
      reading.requirements.canBeMet
    else { return [] }
    return [Mistake(.generatedAgainstRules, "\(broken)")]
  }
}

extension PasswordRequirements {
  fileprivate var canBeMet: Bool {
    var chance = SeededChance(seed: 1)
    return (try? PasswordGenerator(self).password(using: &chance)) != nil
  }
}
