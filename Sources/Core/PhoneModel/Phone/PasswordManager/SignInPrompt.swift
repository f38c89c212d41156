/// What the system asks a user who has just signed in to the app with a password that is weak or breached.
public struct SignInPrompt: Hashable, Sendable {
  /// Whose password it is.
  public let user: String
  /// What the user reads of it.
  public let text: String
  /// The upgrades that can be had from here.
  public let upgrades: [Upgrade]

  package init(user: String, text: String, upgrades: [Upgrade]) {
    self.user = user
    self.text = text
    self.upgrades = upgrades
  }
}

extension Phone {
  /// The password of a user that the app is associated with; where there is none, the first that is saved.
  package func ownEntry(of user: String) -> Keychain.Entry? {
    let entries = keychain.entries.lazy.filter { $0.user == user }
    return entries.first { app.isAssociated(with: $0.service) } ?? entries.first
  }

  /// What the system asks a user who signs in to the app now; `nil` where it asks nothing.
  public func signInPrompt(for user: String) -> SignInPrompt? {
    guard let entry = ownEntry(of: user) else { return nil }
    let upgrades = Upgrade.allCases.filter { kind in
      if case .made = offer(kind, to: user, from: .signInPrompt) { true } else { false }
    }
    guard !upgrades.isEmpty, Ledger.holds("PM-6"),
      let warning = passwordManager.warnings(about: entry.password).first
    else {
      return nil
    }
    return SignInPrompt(user: user, text: warning.description, upgrades: upgrades)
  }
}
