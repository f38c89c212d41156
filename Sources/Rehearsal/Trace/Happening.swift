/// One thing that happened, by who did it.
public enum Happening: Hashable, Sendable {
  case user(UserAction)
  case app(AppAction)
  case system(SystemAction)
  case handler(HandlerAction)
  case server(ServerAction)
  case network(NetworkChange)
  case apple(Apple.Reachability)
  /// The request took an event and stood in a phase.
  case moved(Event, to: Phase)
  /// The code under rehearsal made a mistake, with what there was to see of it.
  case violation(Violation, String)
  /// The run rests on a contested or assumed rule, set in this way.
  case reading(Reading, String)
  /// The runtime noticed something of the work a handler started on its own.
  case incident(Incident)
  case stopped(Stop)
}

/// What the system did.
public enum SystemAction: Hashable, Sendable {
  indirect case called(HandlerCall, Arguments?)
  indirect case gaveAnswer(AppleAnswer, AppleCredential?, ExtensionError?)
  case turnedDownQuestion
  case process(ProcessChange)
  case screen(ScreenChange)
  case keychain(KeychainChange)
  case toldApp(AppNews, UserInfo?)
  /// There was no delegate any more to tell.
  case toldNobody(AppNews)
  /// The base class logged that a call is not overridden.
  case logged(HandlerCall)
  /// The password manager put a question to those who know of breaches; this is all that left the phone.
  case asksForBreaches(buckets: [Int], isAnswered: Bool)
  indirect case autoFill(AutoFillNews)

  /// What a call carries.
  public struct Arguments: Hashable, Sendable {
    /// The service.
    public let service: ServiceIdentifier
    /// What the Keychain holds.
    public let existing: PasswordCredential
    /// The generated password, where the call has one.
    public let newPassword: String?
    /// What the app passed along.
    public let userInfo: UserInfo?

    package init(
      service: ServiceIdentifier, existing: PasswordCredential, newPassword: String?, userInfo: UserInfo?
    ) {
      self.service = service
      self.existing = existing
      self.newPassword = newPassword
      self.userInfo = userInfo
    }
  }
}

/// What became of the extension's process.
public enum ProcessChange: String, Hashable, Sendable, CaseIterable {
  case started
  case reused
  case suspended
  case resumed
  case ended
  /// Of work that is ready at the same time, the last goes first from now on.
  case turnedAround = "takes ready work last first"
  case restored = "takes ready work first first"
}

/// What the user came to see.
public enum ScreenChange: Hashable, Sendable {
  /// The title is that of the system's bar, where it puts one over the interface.
  case presentedInterface(title: String?)
  case dismissedInterface
  case presentedSheet(explanation: String)
  case dismissedSheet
  case message(String)
  indirect case prompted(SignInPrompt)
  case dismissedPrompt
  /// The list of security recommendations, as the user reads it.
  case listedRecommendations([Recommendation.Row])
  case openedWebsite(String)
  /// The app's own screen came to rest with something else on it, seen or not.
  case appLaidOut(Interface)
  case askedToAuthenticate(AutoFill.Authentication)
  case endedAuthentication
  /// A notification came up, over whatever there was.
  case notified(String)
}

/// What the Keychain did.
public enum KeychainChange: Hashable, Sendable {
  case generated(String)
  /// The password rules of the extension cannot be followed, or not in all, for this reason.
  case passedOverRules(String)
  indirect case replaced(Keychain.Entry?, with: Keychain.Entry)
  indirect case removed(Keychain.Entry)
  /// There was nothing to change.
  case leftAlone(user: String)
}

/// What the handler said or did.
public enum HandlerAction: Hashable, Sendable {
  case sent(Message)
  indirect case completedPasswordChange(PasswordCredential, userInfo: UserInfo?)
  case completedAppleUpgrade(userInfo: UserInfo?)
  indirect case canceled(ExtensionError)
  indirect case canceledByBaseClass(ExtensionError)
  indirect case askedApple(state: String?, nonce: String?)
  case laidOut(Interface)
  case presented
  case presentedAnimated
  indirect case provided(Provided)
  indirect case usesStore(IdentityStoreUse)
}

/// What the server did, or the way to it.
public enum ServerAction: Hashable, Sendable {
  case replied(to: String, Reply)
  case lostMessage(String)
  case lostReply(to: String)
  case gotTwice(String)
  case keptSilent(about: String)
  /// What a handler gets for a lost message and for a lost reply alike.
  case gaveNetworkError(about: String)
  indirect case changed(Account, to: Account)
}
