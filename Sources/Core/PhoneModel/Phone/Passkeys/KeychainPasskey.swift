/// A passkey that iCloud Keychain keeps itself, and with which the system signs (CP-32).
public struct KeychainPasskey: Hashable, Sendable {
  /// The user name.
  public let user: String
  /// What signs.
  public let passkey: SigningPasskey

  /// A passkey of a user.
  public init(_ user: String, _ passkey: SigningPasskey) {
    (self.user, self.passkey) = (user, passkey)
  }
}

extension Phone {
  /// The passkeys that iCloud Keychain has itself and that would do for a demand.
  func keychainPasskeys(for demand: PasskeyDemand) -> [KeychainPasskey] {
    guard isKeychainFilling, Ledger.holds("CP-32") else { return [] }
    return passwordManager.passkeys.filter {
      $0.passkey.relyingParty == demand.relyingParty
        && (demand.allowed.isEmpty || demand.allowed.contains($0.passkey.credentialID))
    }
  }

  /// Whether iCloud Keychain makes passkeys.
  package var keychainMakesPasskeys: Bool { isKeychainFilling && Ledger.holds("CP-32") }

  /// What there is of the provider and of iCloud Keychain, in the order in which the phone offers both (AS-46).
  func inOrder<Choice>(ofProvider: [Choice], ofKeychain: [Choice]) -> [Choice] {
    profile.autoFill.sourceOrder == .providerFirst ? ofProvider + ofKeychain : ofKeychain + ofProvider
  }
}
