/// One thing that happened, by who did it.
public enum TraceEvent: Hashable, Sendable {
  /// The user did something.
  case user(UserAction)
  /// The app did something.
  case app(AppAction)
  /// The system did something.
  case system(SystemAction)
  /// The handler said or did something.
  case handler(HandlerAction)
  /// The server did something, or its messages met with something.
  case server(ServerAction)
  /// The network went down or came up.
  case network(NetworkChange)
  /// Apple answers from now on, or does not.
  case apple(Apple.Reachability)
  /// The request took an event and stood in a phase.
  case moved(Event, to: Phase)
  /// The code under rehearsal made a mistake, with what there was to see of it.
  case violation(Violation, String)
  /// The run rests on a contested or assumed rule, set in this way.
  case reading(Reading, String)
  /// The runtime noticed something of the work a handler started on its own.
  case incident(Incident)
  /// The rehearsal ended before its script did.
  case stopped(Stop)
}

/// What the system did.
public enum SystemAction: Hashable, Sendable {
  /// It called the handler.
  indirect case called(HandlerCall, Arguments?)
  /// It handed over what came of asking Apple.
  indirect case gaveAnswer(AppleAnswer, AppleCredential?, ExtensionError?)
  /// It answered a question with nothing, because it cannot be put to Apple.
  case turnedDownQuestion
  /// A piece of the handler's work went before another whose turn it was.
  case took(String, before: String)
  /// It did something with the extension's process.
  case process(ProcessChange)
  /// It changed what the user sees.
  case screen(ScreenChange)
  /// It did something with the Keychain.
  case keychain(KeychainChange)
  /// It told the app's delegate how the request ended, and with which error.
  indirect case toldApp(AppNews, UserInfo?, ExtensionError?)
  /// There was no delegate any more to tell.
  case toldNobody(AppNews)
  /// The base class logged that a call is not overridden.
  case logged(HandlerCall)
  /// The password manager put a question to those who know of breaches; this is all that left the phone.
  case asksForBreaches(buckets: [Int], isAnswered: Bool)
  /// It did something with AutoFill.
  indirect case autoFill(AutoFillNews)
  /// The app, or the handler, asked for something of the system's own, or hears what came of it.
  indirect case errand(ErrandTalk, by: Lane)

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
  /// It began, and holds nothing of earlier requests.
  case started
  /// It was there already, with what earlier requests left in it.
  case reused
  /// It stands still.
  case suspended
  /// It goes on.
  case resumed
  /// It is gone.
  case ended
  /// It is gone, because it took too much memory.
  case killed = "killed for its memory"
  /// It was to stand still with a file locked, and is ended for that.
  case heldLock = "ended for a lock it holds (0xdead10cc)"
  /// Memory runs short.
  case warnedOfMemory = "warned that memory runs short"
  /// Of work that is ready at the same time, the last goes first from now on.
  case turnedAround = "takes ready work last first"
  /// Of work that is ready at the same time, the first goes first again.
  case restored = "takes ready work first first"
  /// What falls by chance falls the other way from now on.
  case chanceTurned = "chance falls the other way"
  /// What falls by chance falls again as it would have.
  case chanceRestored = "chance falls as ever"
}

/// What the user came to see.
public enum ScreenChange: Hashable, Sendable {
  /// The title is that of the system's bar, where it puts one over the interface.
  case presentedInterface(title: String?)
  /// The extension's view went away.
  case dismissedInterface
  /// Apple's sheet came up, with this explanation.
  case presentedSheet(explanation: String)
  /// Apple's sheet went away.
  case dismissedSheet
  /// The user reads a message.
  case message(String)
  /// The prompt after signing in came up.
  indirect case prompted(SignInPrompt)
  /// The prompt after signing in went away.
  case dismissedPrompt
  /// The list of security recommendations came up, as the user reads it.
  case listedRecommendations([Recommendation.Row])
  /// The browser opened an address.
  case openedWebsite(String)
  /// The app's own screen came to rest with something else on it, seen or not.
  case appLaidOut(Interface)
  /// The system's sheet over an app came up, with what it offers.
  case offeredSignIn([String])
  /// The system's sheet over an app went away.
  case closedSignIn
  /// Settings opened.
  case openedSettings(SettingsPage)
  /// A sheet of the system's came up, or shows something else, with what the user can tap.
  case presentedSystemSheet(String, buttons: [String])
  /// A sheet of the system's went away, and what was under it is there again.
  case closedSystemSheet
  /// The device asks for a face, a finger or a code.
  case askedToAuthenticate(AutoFill.Authentication)
  /// The device asks no more.
  case endedAuthentication
  /// A notification came up, over whatever there was.
  case notified(String)
}

/// What the Keychain did.
public enum KeychainChange: Hashable, Sendable {
  /// The system made a strong password.
  case generated(String)
  /// The password rules of the extension cannot be followed, or not in all, for this reason.
  case passedOverRules(String)
  /// An entry took the place of another; of none where the password is new.
  indirect case replaced(Keychain.Entry?, with: Keychain.Entry)
  /// An entry is gone.
  indirect case removed(Keychain.Entry)
  /// iCloud Keychain brought what another device saved.
  indirect case arrived(Keychain.Entry)
  /// There was nothing to change.
  case leftAlone(user: String)
}

/// What the handler said or did.
public enum HandlerAction: Hashable, Sendable {
  /// It sent a message to its server.
  case sent(Message)
  /// It said that the password is changed, and to what.
  indirect case completedPasswordChange(PasswordCredential, userInfo: UserInfo?)
  /// It said that the account signs in with Apple now.
  case completedAppleUpgrade(userInfo: UserInfo?)
  /// It ended the request with an error, or asked for its interface with one.
  indirect case canceled(ExtensionError)
  /// It did not override the call, and the base class canceled.
  indirect case canceledByBaseClass(ExtensionError)
  /// It asked for Apple's credential.
  indirect case askedApple(state: String?, nonce: String?)
  /// It changed what its interface holds.
  case laidOut(Interface)
  /// It presented something of its own accord.
  case presented
  /// It presented something with an animation of its own.
  case presentedAnimated
  /// It gave what a credential provider was asked for.
  indirect case provided(Provided)
  /// It looked for something that it or the app had kept.
  indirect case found(Keepsake)
  /// It keeps something.
  indirect case kept(Keepsake)
  /// It turned to its identity store.
  indirect case usesStore(IdentityStoreUse)
  /// It said what its process holds.
  indirect case holds(ResourceUse)
}

/// What the server did, or the way to it.
public enum ServerAction: Hashable, Sendable {
  /// It replied, and the reply arrived.
  case replied(to: String, Reply)
  /// A message got lost before it.
  case lostMessage(String)
  /// It did what it was asked, and the reply got lost.
  case lostReply(to: String)
  /// It was asked twice for the same.
  case gotTwice(String)
  /// It did what it was asked, and no answer of any kind arrives.
  case keptSilent(about: String)
  /// What a handler gets for a lost message and for a lost reply alike.
  case gaveNetworkError(about: String)
  /// An account changed.
  indirect case changed(Account, to: Account)
}
