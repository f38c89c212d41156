import PasswordRules

/// How the system comes by strong passwords.
///
/// They follow from the app, its rules and what was generated before: every rehearsal of a script gets the same ones.
struct StrongPasswords: Hashable, Sendable {
  /// The one it generates first, where a script says which.
  var first: String?
  /// How many it has generated.
  var count = 0

  /// The next one: it follows the extension's password rules, and is none of those that are saved.
  func next(for installation: Installation, besides keychain: Keychain) -> Phone.GeneratedPassword {
    if let first, count == 0 { return Phone.GeneratedPassword(password: first, passedOver: nil) }
    guard let rules = installation.app.passwordRules else { return standard(besides: keychain, nil) }
    let reading = RulesReading(rules)
    let problem = reading.diagnostics.last?.summary
    guard reading.rules?.isEmpty == false else {
      return standard(besides: keychain, Ledger.holds("AS-21") ? problem : nil)
    }
    do throws(Unsatisfiable) {
      let seed = "\(installation.app.bundleIdentifier) \(rules)"
      let password = try fresh(reading.requirements, besides: keychain, seed: seed)
      return Phone.GeneratedPassword(password: password, passedOver: problem)
    } catch {
      return standard(besides: keychain, "no password meets the rules: \(error)")
    }
  }

  /// One in the system's own format; every rehearsal without rules has them in this order.
  private func standard(besides keychain: Keychain, _ reason: String?) -> Phone.GeneratedPassword {
    let first = "rofnyz-4Kovfu-gihzyc"
    guard count > 0 else { return Phone.GeneratedPassword(password: first, passedOver: reason) }
    let unused = Self.standards.dropFirst(count - 1).first { !keychain.holds($0) }
    let other = unused ?? (try? fresh(PasswordRequirements(), besides: keychain, seed: first))
    return Phone.GeneratedPassword(password: other ?? first, passedOver: reason)
  }

  /// What follows the first one, worked out once: a search asks for the second by the thousand.
  private static let standards: [String] = {
    let generator = PasswordGenerator()
    return (1...32).compactMap { number in
      var chance = SeededChance(seed: "password \(number)")
      return try? generator.password(using: &chance)
    }
  }()

  /// A password that is none of the saved ones, as long as the requirements leave room for another.
  private func fresh(
    _ requirements: PasswordRequirements, besides keychain: Keychain, seed: String
  ) throws(Unsatisfiable) -> String {
    var chance = SeededChance(seed: "\(seed) \(count)")
    let generator = PasswordGenerator(requirements)
    var password = try generator.password(using: &chance)
    for _ in 0..<8 where keychain.holds(password) { password = try generator.password(using: &chance) }
    return password
  }
}

/// What counts of generated passwords.
extension StrongPasswords {
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(first:count:)
    mark.combine(count)
    mark.passOver(first, because: "nothing that happens changes how a phone is set up")
  }
}

extension Phone {
  /// A password the system makes, and why it does not follow all that the extension asks of it.
  package struct GeneratedPassword: Hashable {
    package let password: String
    package let passedOver: String?
  }

  /// The strong password the system generates next: at first the one that was set, where one was, and then always
  /// another one, which follows the extension's password rules.
  public var generatedPassword: String {
    get { strongPasswords.next(for: installation, besides: keychain).password }
    set { strongPasswords.first = newValue }
  }

  /// Generates it; the next one will be another.
  package mutating func generatePassword() -> GeneratedPassword {
    defer { strongPasswords.count += 1 }
    return strongPasswords.next(for: installation, besides: keychain)
  }
}

extension Keychain {
  /// Whether a password is one of the saved ones.
  fileprivate func holds(_ password: String) -> Bool { entries.contains { $0.password == password } }
}
