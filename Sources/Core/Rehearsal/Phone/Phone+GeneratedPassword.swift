import PasswordRules

/// How the system comes by a strong password.
extension Phone {
  /// A password the system makes, and why it does not follow all that the extension asks of it.
  struct GeneratedPassword: Hashable {
    let password: String
    let passedOver: String?
  }

  /// The strong password the system generates next: the one that was set, or else one that follows the
  /// extension's password rules.
  ///
  /// The same app with the same rules gets the same passwords in every rehearsal.
  public var generatedPassword: String {
    get { nextPassword.password }
    set { chosenPassword = newValue }
  }

  /// Generates it; where rules lead to it, the next one will be another.
  mutating func generatePassword() -> GeneratedPassword {
    let generated = nextPassword
    if app.passwordRules != nil { passwordsGenerated += 1 }
    return generated
  }

  private var nextPassword: GeneratedPassword {
    if let chosenPassword { return GeneratedPassword(password: chosenPassword, passedOver: nil) }
    guard let rules = app.passwordRules else { return .standard(nil) }
    let reading = RulesReading(rules)
    let problem = reading.diagnostics.last?.summary
    guard reading.rules?.isEmpty == false else { return .standard(problem) }
    var chance = SeededChance(seed: "\(app.bundleIdentifier) \(rules) \(passwordsGenerated)")
    do throws(Unsatisfiable) {
      let password = try PasswordGenerator(reading.requirements).password(using: &chance)
      return GeneratedPassword(password: password, passedOver: problem)
    } catch {
      return .standard("no password meets the rules: \(error)")
    }
  }
}

extension Phone.GeneratedPassword {
  /// What every rehearsal without rules has, in the system's own format.
  fileprivate static func standard(_ reason: String?) -> Self {
    Self(password: "rofnyz-4Kovfu-gihzyc", passedOver: reason)
  }
}
