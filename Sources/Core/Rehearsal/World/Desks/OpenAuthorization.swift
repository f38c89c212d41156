/// What an app has asked the system for, while it has no answer.
struct OpenAuthorization: Hashable, Sendable {
  /// Which of all that its code asked.
  let number: Int
  let ask: AuthorizationAsk
  /// What the sheet offers.
  var choices: [AuthorizationChoice] = []
  /// Whether a provider is asked for it now.
  var isServed = false
  /// By what a new account is known, once somebody chose that.
  var contact: Contact?
  /// For which demand, where it is about a passkey.
  var demand: PasskeyDemand?
}

extension OpenAuthorization {
  /// Whether the sheet offers nothing to sign in with although nothing stands in the way.
  ///
  /// The provider is asked, and its store is what it has come to by itself: who closes such a sheet does so for its sake.
  func leadsNowhere(in world: World) -> Bool {
    ask.signIn != nil && choices.isEmpty && Provision.passkey.isAskedFor(in: world)
      && world.phone.autoFill.identityStore.state.supportsIncrementalUpdates
  }
}

extension AppState {
  /// Whether the app waits for what it asked the system for, and not for somebody to use the keyboard.
  package var isSigningIn: Bool {
    authorization.map { $0.ask.manner != .overTheKeyboard || $0.isServed } ?? false
  }
}

/// Something that an app's code is given: it is a function of all that it got, and of when it got it.
package enum AppDelivery: Hashable, Sendable {
  /// The user does something with its screen.
  case touch(Touch)
  case answer(Shared<Response>)
  indirect case authorization(AuthorizationAnswer, to: Int)
  indirect case errand(ErrandAnswer, to: Int)
  case alarm(Int)
  /// The user has taken back the leave to sign in with Apple.
  case appleRevoked
  /// The system lets it refresh its store.
  case upkeep
  /// The system brings it up with an activity, in which there is a token.
  case activity(String)
  /// It hears of something that every process is told of.
  case notice(SystemNotice)
}

/// Something that an app's code says, taken up once whatever it was called for has returned.
package enum AppUtterance: Hashable, Sendable {
  /// It asks the system for something to sign in with, or for a passkey.
  indirect case asks(AuthorizationAsk, number: Int)
  /// It does not want what it asked for any more.
  case takesBack(Int)
  /// It tells the system of a credential.
  case reports(CredentialReport)
}

/// How often an app's code said each kind of thing that waits for an answer.
struct AppOrdinals: Hashable, Sendable {
  var messages = 0
  var asks = 0
  var alarms = 0
}
