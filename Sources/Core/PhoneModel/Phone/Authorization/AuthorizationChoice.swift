/// What the system's sheet offers to an app's user.
package enum AuthorizationChoice: Hashable, Sendable {
  /// Something that the provider has.
  indirect case provided(CredentialIdentity)
  /// A password of the Keychain.
  case saved(PasswordCredential)
  /// A passkey that the Keychain keeps itself.
  indirect case kept(KeychainPasskey)
  /// A new passkey for a user name.
  case newPasskey(String)
  /// A new passkey for a user name, in the Keychain.
  case newKeychainPasskey(String)
  /// An account that is known by a contact.
  case newAccount(Contact)
  /// A sign-in with Apple.
  case appleID

  /// What the user reads.
  package var title: String {
    switch self {
    case .provided(let identity):
      if case .passkey = identity.kind { "\(identity.user), passkey" } else { "\(identity.user), password" }
    case .saved(let credential): "\(credential.user), password of the Keychain"
    case .kept(let kept): "\(kept.user), passkey of the Keychain"
    case .newPasskey: "Continue"
    case .newKeychainPasskey: "Save in the Keychain"
    case .newAccount(let contact): "Continue with \(contact.value)"
    case .appleID: "Continue with Apple"
    }
  }
}

extension Screen {
  /// The system's sheet over an app that asked to have its user signed in.
  public struct SignInSheet: Hashable, Sendable {
    /// What it offers, as the user reads it, best first; there is always a way out.
    public let offers: [String]

    package init(offers: [String]) {
      self.offers = offers
    }

    /// The sheet as the user meets it.
    package var interface: Interface {
      Interface(offers.map { .button($0) } + [.button(Self.wayOut)])
    }

    /// The button that closes it.
    static let wayOut = "Cancel"
  }
}

extension Screen {
  /// What a sheet of the system's has to touch, where one is up.
  package var offered: Interface? {
    switch self {
    case .signInSheet(let sheet): sheet.interface
    case .systemSheet(let sheet): sheet.interface
    case .elsewhere, .interface, .sheet, .message, .signInPrompt, .recommendations, .authentication: nil
    }
  }
}

extension Phone {
  /// The app in which somebody signs in.
  package var signInApp: InstalledApp { (hasAutoFill ? autoFill.relyingParty?.app : nil) ?? app }

  /// What there is for an app that asks, best first: passkeys, the provider's passwords, those of the Keychain, Apple.
  package func choices(for ask: AuthorizationAsk, mayAsk: (Provision) -> Bool) -> [AuthorizationChoice] {
    if let (_, user) = ask.registration {
      return inOrder(
        ofProvider: mayAsk(.passkeyRegistration) ? [.newPasskey(user)] : [],
        ofKeychain: keychainMakesPasskeys ? [.newKeychainPasskey(user)] : [])
    }
    if let (_, wish) = ask.newAccount {
      return wish.contacts.compactMap(apple.contact).map { .newAccount($0) }
    }
    var choices: [AuthorizationChoice] = []
    if let demand = ask.signIn {
      choices += inOrder(
        ofProvider: mayAsk(.passkey) ? passkeys(for: demand).map(AuthorizationChoice.provided) : [],
        ofKeychain: keychainPasskeys(for: demand).map(AuthorizationChoice.kept))
    }
    if ask.requests.contains(.password) {
      let domains = signInApp.domains.map { ServiceIdentifier($0) }
      if mayAsk(.password) {
        choices += autoFill.identityStore.suggestions(for: domains, .password)
          .map(AuthorizationChoice.provided)
      }
      choices += keychain.entries.filter { entry in domains.contains { $0.host == entry.service.host } }
        .map { .saved($0.credential) }
    }
    if ask.appleID != nil { choices.append(.appleID) }
    return choices
  }
}
