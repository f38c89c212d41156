/// Something of its own that the system does where an app, or an extension, asks for it by itself.
public enum SystemErrand: Hashable, Sendable {
  /// Has the user sign in on a website.
  indirect case browses(WebSession)
  /// Has a password saved by whatever keeps passwords here, under a name for people where there is one.
  indirect case saves(PasswordCredential, at: ServiceIdentifier, title: String?)
  /// Asks the user to turn on the provider that the app brings.
  case turnsOnProvider
  /// Opens Settings.
  case opensSettings(SettingsPage)
  /// Asks the user whether what they keep in the app may be handed to another.
  case requestsExport
  /// Hands passwords over, and so many things besides.
  indirect case exports([Keychain.Entry], others: Int)
  /// Takes over what another app hands over, for the token of an activity (AU-21).
  case imports(token: String)
}

/// What whoever asked hears of it; once.
public enum ErrandAnswer: Hashable, Sendable {
  /// The browser came to an address that the session waits for.
  case cameBack(to: String)
  /// The session ended, and the browser came to no such address.
  case endedSession(WebSessionError)
  /// The system has taken it up, which does not say what the user, or a provider, makes of it.
  case takenUp
  /// The system does not do it.
  case refused(AuthorizationError)
  /// Whether the provider is on now.
  case providerIs(on: Bool)
  /// What another app hands over.
  indirect case handedOver([Keychain.Entry])
}

/// Where Settings open.
public enum SettingsPage: String, Hashable, Sendable, CaseIterable {
  /// Where providers of passwords are turned on.
  case passwords = "AutoFill & Passwords"
  /// Where the provider of verification codes is chosen.
  case codes = "Set Up Codes In"
}

/// What passes between whoever asked for something and the system, as a trace tells it.
public enum ErrandTalk: Hashable, Sendable {
  /// Somebody asks the system for something.
  case asked(SystemErrand)
  /// They do not want it any more.
  case tookBack
  /// They hear what came of it.
  case answered(ErrandAnswer)
  /// An app is brought up with an activity, in which there is a token for what another app hands over.
  case continued(token: String)
}

/// Who asked, and which of all that they asked it is.
package enum ErrandAsker: Hashable, Sendable {
  case app(Int)
  case handler(Int, process: Int)

  /// The app that asked, or that brought the extension which did.
  package func app(on phone: Phone) -> InstalledApp {
    switch self {
    case .app: phone.signInApp
    case .handler: phone.app
    }
  }
}
