import PasswordRules
import Rehearsal

/// What a trace says of generated passwords.
extension Trace {
  /// What the password generated last lacks of rules; `nil` where it meets them.
  func passwordShortfall(of rules: String) -> Shortfall? {
    guard let password = generatedPassword else { return Shortfall(problem: "no password was generated") }
    let broken = PasswordRequirements(rules).broken(by: password)
    guard !broken.isEmpty else { return nil }
    return Shortfall(problem: "it is “\(password)”", difference: broken.map { "+ \($0)" })
  }

  /// Why the extension's rules were passed over the last time.
  var passedOverRules: String? {
    for entry in entries.reversed() {
      if case .system(.keychain(.passedOverRules(let reason))) = entry.event { return reason }
    }
    return nil
  }

  private var generatedPassword: String? {
    for entry in entries.reversed() {
      if case .system(.keychain(.generated(let password))) = entry.event { return password }
    }
    return nil
  }
}
