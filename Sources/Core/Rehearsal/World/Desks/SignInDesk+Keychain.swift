/// What iCloud Keychain does itself for an app that asks: no provider hears of it (CP-32).
extension SignInDesk {
  /// The system signs with a passkey of its own, once its user has tapped that.
  static func signIn(with kept: KeychainPasskey, in world: inout World) {
    guard let demand = world.app.authorization?.ask.signIn else { return }
    world.app.authorization?.demand = demand
    WebsitePage.name(kept.user, in: demand.number, in: &world)
    let assertion = PasskeyAssertion(
      credentialID: kept.passkey.credentialID, userHandle: kept.passkey.userHandle,
      clientData: demand.clientData, proof: kept.passkey.assertion(for: demand))
    end(.authorized(.passkey(assertion)), in: &world)
  }

  /// A new passkey in the Keychain, which has none that is excluded (CP-33).
  static func makeInKeychain(for user: String, _ demand: PasskeyDemand, in world: inout World) {
    world.app.authorization?.demand = demand
    WebsitePage.name(user, in: demand.number, in: &world)
    let own = world.phone.passwordManager.passkeys.map(\.passkey.credentialID)
    if own.contains(where: demand.excluded.contains), Ledger.holds("CP-33") {
      return end(.failed(.matchedExcludedCredential), in: &world)
    }
    let credentialID = "keychain-\(demand.number)"
    let proof = SigningPasskey(credentialID, for: demand).attestation(for: demand)
    let passkey = SigningPasskey(credentialID, at: demand.relyingParty, userHandle: demand.userHandle)
    // One account has one passkey here, and the new one takes the place of the old one.
    world.phone.passwordManager.passkeys.removeAll {
      $0.passkey.relyingParty == passkey.relyingParty && $0.passkey.userHandle == passkey.userHandle
    }
    world.phone.passwordManager.passkeys.append(KeychainPasskey(user, passkey))
    let made = PasskeyRegistration(credentialID: credentialID, clientData: demand.clientData, proof: proof)
    guard let open = world.app.authorization else { return }
    end(.authorized(open.credential(with: made, world.phone.apple)), in: &world)
  }

  /// Has the Keychain throw away what a report says is of no use (CP-34).
  static func tellKeychain(of report: CredentialReport, in world: inout World) {
    guard world.phone.keychainMakesPasskeys, Ledger.holds("CP-34") else { return }
    let kept = world.phone.passwordManager.passkeys.filter { !$0.passkey.isUseless(after: report) }
    guard kept.count < world.phone.passwordManager.passkeys.count else { return }
    world.phone.passwordManager.passkeys = kept
    WebsitePage.pardonAttempts(in: &world)
  }

  /// A passkey by the way in the Keychain, where it has the password and no provider makes one (AS-61).
  static func makeInKeychainByTheWay(for user: String, _ demand: PasskeyDemand, in world: inout World) {
    let hosts = world.phone.signInApp.domains.map { ServiceIdentifier($0).host }
    let hasPassword = world.phone.keychain.entries.contains {
      $0.user == user && hosts.contains($0.service.host)
    }
    guard world.phone.keychainMakesPasskeys, hasPassword else { return end(.failed(.failed), in: &world) }
    world.rely(on: [.keychainByTheWay])
    guard world.phone.profile.autoFill.keychainByTheWay == .whereProviderDoesNot else {
      return end(.failed(.failed), in: &world)
    }
    makeInKeychain(for: user, demand, in: &world)
  }
}

extension SigningPasskey {
  /// Whether a server said that it does not take it.
  fileprivate func isUseless(after report: CredentialReport) -> Bool {
    switch report {
    case .unknownPasskey(let credentialID, let party):
      credentialID == self.credentialID && party == relyingParty
    case .acceptedPasskeys(let credentialIDs, let handle, let party):
      handle == userHandle && party == relyingParty && !credentialIDs.contains(credentialID)
    case .unusedPassword, .updatedPasskey: false
    }
  }
}
