/// One thing the environment does; everything that can run at that instant then runs, and the clock stands
/// still.
///
/// Only ``pass(_:)`` and ``settle`` move the clock.
public enum Step: Hashable, Sendable {
  /// The user does something.
  case user(UserAction)
  /// The app does something.
  case app(AppAction)
  /// The system interferes.
  case system(SystemIntervention)
  /// The network goes down or comes up; what happens to a single message is a ``Fault`` of the phone's network.
  case network(NetworkChange)
  /// The phone asks whether some of the saved passwords are known from a breach.
  case checkPasswords
  /// Whether Apple answers changes, for the next sheet that is approved.
  case apple(Apple.Reachability)
  /// What the system does with AutoFill of its own accord.
  case autoFill(AutoFillEvent)
  /// During the next step, and once, a piece of work goes before another whose turn it is; what pieces are called, a
  /// search says (AS-32).
  case takes(String, before: String)
  /// Lets so much time pass, and everything happen that is due by then.
  case pass(Duration)
  /// Lets everything happen that is still to come without anybody's doing.
  case settle
}

/// What a user can do with a phone.
public enum UserAction: Hashable, Sendable {
  /// Has an account upgraded, from a place where that is offered; with a service where a name is saved at several.
  indirect case upgrades(String, at: ServiceIdentifier? = nil, to: Upgrade, from: Origin)
  /// Types a text into a field of the extension's interface, or of the app's.
  case types(String, into: String)
  /// Taps a button of the extension's interface, or of the app's.
  case taps(String)
  /// Taps Cancel in the system's bar.
  case tapsCancel
  /// Approves Apple's sheet, with a face, a finger or a code.
  case approvesSheet
  /// Cancels Apple's sheet.
  case cancelsSheet
  /// Turns to something else.
  case leavesApp
  /// Pulls Notification Center down over whatever is on screen.
  case opensNotificationCenter
  /// Puts it away, and is back at what was on screen.
  case closesNotificationCenter
  /// Comes to an address in the browser, by what is done on its pages.
  case comesTo(String)
  /// Swipes the browser away.
  case closesBrowser
  /// Does something else for the security of an account.
  case secures(SecurityAct)
  /// Does something with AutoFill.
  indirect case autoFill(AutoFillAct)
}

/// What a user does about the security of an account, besides having it upgraded.
public enum SecurityAct: Hashable, Sendable {
  /// Signs in to the app with what the Keychain holds.
  case signsIn(String)
  /// Takes the prompt after signing in away.
  case dismissesPrompt
  /// Taps a notification, which leads to the security recommendations.
  case opensNotification
  /// Changes the password on the website, of which the extension never hears.
  indirect case changesOnWebsite(String, at: ServiceIdentifier? = nil)
  /// Changes the password with another device, whose Keychain is this one's.
  case changesElsewhere(String, to: String)
  /// Saves a password with another device, whose Keychain is this one's.
  indirect case savesElsewhere(Keychain.Entry)
  /// Takes back the leave to sign in to the app with Apple.
  case revokesApple
}

/// What the app can do with its controller.
public enum AppAction: Hashable, Sendable {
  /// Has its controller perform a request.
  indirect case performs(Upgrade, for: String, at: ServiceIdentifier? = nil, userInfo: UserInfo? = nil)
  /// Changes its identity store, as it does when its own records change.
  indirect case updatesIdentities(IdentityStoreUpdate)
  /// Keeps a text, where its extension may find it.
  indirect case keeps(Keepsake)
  /// Its code brings up to date what it shares with its extension, whatever that is at (PL-8).
  case refreshesStore
  /// It begins to do so, and stands still after so many turns of its code until nothing else is to come (PL-8).
  case beginsRefreshing(turns: Int)
  /// Lets go of the one who would hear how it ended.
  case dropsDelegate
  /// Lets go of the window in which something could be shown.
  case dropsWindow
}

/// What the system can do to the extension at any time.
public enum SystemIntervention: String, Hashable, Sendable, CaseIterable {
  /// Nothing of the extension runs until it is resumed, and time goes on.
  case suspendsProcess = "suspends the extension"
  /// The extension goes on where it was.
  case resumesProcess = "resumes the extension"
  /// The extension and all that it had under way are gone.
  case endsProcess = "ends the extension"
  /// The next time that it needs the user: another is started and called to prepare for them (AS-1).
  case endsBetweenCalls = "ends the extension between its two calls"
  /// As if it had been ended, but without a word to what still cleans up (PL-7).
  case killsProcess = "kills the extension for its memory"
  /// Whoever holds much of it then is killed (AS-45).
  case runsShortOfMemory = "runs short of memory"
  /// Nobody documents how long it waits in silence (AS-3), so it may be shorter than any reading of it.
  case losesPatience = "loses patience"
  /// It makes the call that prepares a list once more, with the list on screen (CP-30).
  case preparesListAgain = "prepares the list again"
  /// Of work that is ready at the same time, what became ready last goes first from now on.
  case turnsOrderAround = "takes ready work last first"
  /// Of work that is ready at the same time, what became ready first goes first again.
  case restoresOrder = "takes ready work first first"
  /// All that falls by chance falls the other way from now on: coins, random numbers, identifiers.
  case turnsChance = "lets chance fall the other way"
  /// What falls by chance falls again as it would have.
  case restoresChance = "lets chance fall as ever"
}

/// What can become of the network.
public enum NetworkChange: String, Hashable, Sendable, CaseIterable {
  /// From now on every message is lost.
  case goesDown = "goes down"
  /// From now on messages get through.
  case comesUp = "comes up"
}

extension Step: CustomStringConvertible {
  /// The step as a sentence.
  public var description: String {
    switch self {
    case .user(let action): "the user \(action)"
    case .app(let action): "the app \(action)"
    case .system(let intervention): "the system \(intervention.rawValue)"
    case .network(let change): "the network \(change.rawValue)"
    case .checkPasswords: "the phone checks the saved passwords"
    case .apple(let reachability): "Apple \(reachability.words)"
    case .autoFill(let event): event.description
    case .takes(let first, let before): "the system takes “\(first)” before “\(before)”"
    case .pass(let duration): "\(Instant.start + duration) pass"
    case .settle: "everything settles"
    }
  }
}

extension UserAction: CustomStringConvertible {
  /// What the user does, after “the user”.
  public var description: String {
    switch self {
    case .upgrades(let user, let service, let kind, let origin):
      "upgrades \(user)\(service.map { " at \($0.identifier)" } ?? "") to \(kind.article) from \(origin.rawValue)"
    case .types(let text, let field): "types “\(text)” into “\(field)”"
    case .taps(let button): "taps “\(button)”"
    case .tapsCancel: "taps the system's Cancel"
    case .approvesSheet: "approves Apple's sheet"
    case .cancelsSheet: "cancels Apple's sheet"
    case .leavesApp: "leaves the app"
    case .opensNotificationCenter: "opens Notification Center"
    case .closesNotificationCenter: "closes Notification Center"
    case .comesTo(let address): "comes to “\(address)” in the browser"
    case .closesBrowser: "closes the browser"
    case .secures(let act): act.description
    case .autoFill(let act): act.description
    }
  }
}

extension SecurityAct: CustomStringConvertible {
  /// What the user does, after “the user”.
  public var description: String {
    switch self {
    case .signsIn(let user): "signs in to the app as \(user)"
    case .dismissesPrompt: "dismisses the prompt after signing in"
    case .opensNotification: "opens the notification"
    case .changesOnWebsite(let user, nil): "changes the password of \(user) on the website"
    case .changesOnWebsite(let user, let service?):
      "changes the password of \(user) at \(service.identifier) on the website"
    case .savesElsewhere(let entry):
      "saves \(entry.password) for \(entry.user) at \(entry.service.identifier) with another device"
    case .changesElsewhere(let user, let password):
      "changes the password of \(user) to \(password) with another device"
    case .revokesApple: "stops using Sign in with Apple for the app"
    }
  }
}

extension AppAction: CustomStringConvertible {
  /// What the app does, after “the app”.
  public var description: String {
    switch self {
    case .performs(let kind, let user, _, _): "requests \(kind.article) for \(user)"
    case .updatesIdentities(let update): "\(update)"
    case .keeps(let keepsake): "keeps \(keepsake)"
    case .refreshesStore: "refreshes its store"
    case .beginsRefreshing(let turns):
      "begins to refresh its store, and stands still after \(turns) turn\(turns == 1 ? "" : "s")"
    case .dropsDelegate: "lets go of the delegate"
    case .dropsWindow: "lets go of the window"
    }
  }
}
