import PasswordRules

/// How the system comes by a strong password.
extension Phone {
  /// A password the system makes, and why it does not follow all that the extension asks of it.
  package struct GeneratedPassword: Hashable {
    package let password: String
    package let passedOver: String?
  }

  /// The strong password the system generates next: at first the one that was set, where one was, and then always
  /// another one, which follows the extension's password rules.
  ///
  /// It follows from the app, its rules and what was generated before: every rehearsal of a script gets the same ones.
  public var generatedPassword: String {
    get { nextPassword.password }
    set { chosenPassword = newValue }
  }

  /// Generates it; the next one will be another.
  package mutating func generatePassword() -> GeneratedPassword {
    let generated = nextPassword
    passwordsGenerated += 1
    return generated
  }

  private var nextPassword: GeneratedPassword {
    if let chosenPassword, passwordsGenerated == 0 {
      return GeneratedPassword(password: chosenPassword, passedOver: nil)
    }
    guard let rules = app.passwordRules else { return standardPassword(nil) }
    let reading = RulesReading(rules)
    let problem = reading.diagnostics.last?.summary
    guard reading.rules?.isEmpty == false else {
      return standardPassword(Ledger.holds("AS-21") ? problem : nil)
    }
    do throws(Unsatisfiable) {
      let password = try newPassword(reading.requirements, seed: "\(app.bundleIdentifier) \(rules)")
      return GeneratedPassword(password: password, passedOver: problem)
    } catch {
      return standardPassword("no password meets the rules: \(error)")
    }
  }

  /// One in the system's own format; every rehearsal without rules has them in this order.
  private func standardPassword(_ reason: String?) -> GeneratedPassword {
    let first = "rofnyz-4Kovfu-gihzyc"
    guard passwordsGenerated > 0 else { return GeneratedPassword(password: first, passedOver: reason) }
    let fresh = Self.standardPasswords.dropFirst(passwordsGenerated - 1).first { password in
      !keychain.entries.contains { $0.password == password }
    }
    let other = fresh ?? (try? newPassword(PasswordRequirements(), seed: first))
    return GeneratedPassword(password: other ?? first, passedOver: reason)
  }

  /// What follows the first one, worked out once: a search asks for the second by the thousand.
  private static let standardPasswords: [String] = {
    let generator = PasswordGenerator()
    return (1...32).compactMap { number in
      var chance = SeededChance(seed: "password \(number)")
      return try? generator.password(using: &chance)
    }
  }()

  /// A password that is none of the saved ones, as long as the requirements leave room for another.
  private func newPassword(
    _ requirements: PasswordRequirements, seed: String
  ) throws(Unsatisfiable) -> String {
    var chance = SeededChance(seed: "\(seed) \(passwordsGenerated)")
    let generator = PasswordGenerator(requirements)
    var password = try generator.password(using: &chance)
    for _ in 0..<8 where keychain.entries.contains(where: { $0.password == password }) {
      password = try generator.password(using: &chance)
    }
    return password
  }
}
