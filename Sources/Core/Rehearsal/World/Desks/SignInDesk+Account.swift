/// How an app has an account made for whoever fills in the system's form.
extension SignInDesk {
  /// Why no form for an account comes up, where one is asked for and does not (AU-24, AS-60).
  static func obstacleToNewAccount(
    _ ask: AuthorizationAsk, in world: inout World
  ) -> AuthorizationError? {
    guard ask.newAccount != nil else { return nil }
    if world.phone.apple.credentialState == .authorized {
      world.rely(on: [.accountByApple])
      if world.phone.profile.autoFill.accountByApple == .isPreferred { return .preferSignInWithApple }
    }
    let isReady =
      Provision.passkeyRegistration.isAskedFor(in: world) || world.phone.keychainMakesPasskeys
      || !Ledger.holds("AU-24")
    return isReady ? nil : .deviceNotConfiguredForPasskeyCreation
  }
}

extension OpenAuthorization {
  /// What an app gets that asked for a new passkey, alone or with an account that is known by what it asked for, and by
  /// nothing else (AU-23).
  func credential(with made: PasskeyRegistration, _ apple: Apple) -> AuthorizedCredential {
    guard let (_, wish) = ask.newAccount, let contact else { return .newPasskey(made) }
    let isNamed = wish.wantsName || !Ledger.holds("AU-23")
    return .newAccount(
      NewAccount(contact: contact, name: isNamed ? apple.fullName : nil, passkey: made))
  }
}
