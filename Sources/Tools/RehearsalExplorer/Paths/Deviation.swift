public import Rehearsal

/// A deviation: what the environment does at a point of a path in place of the usual thing.
public enum Deviation: Hashable, Sendable {
  /// Something becomes of a message other than that it arrives and is answered.
  case network(Fault)
  /// Every message is lost, that which is about to arrive and all that come after it, until somebody asks anew.
  case outage
  /// The network that went down comes up by itself.
  case networkReturns
  /// The app does something of its own accord.
  case app(AppDeviation)
  /// The user does something else.
  case user(UserDeviation)
  /// Apple's sheet comes to something else than approval.
  case apple(AppleDeviation)
  /// The device is not the same any more, or another one has done something.
  case device(DeviceDeviation)
  /// The system interferes.
  case system(SystemDeviation)
  /// What the handler asks of chance now falls the other way.
  case chance
  /// Of work that is ready at the same time, a piece goes before the one whose turn it is.
  case order(takes: String, before: String)

  /// What goes without saying.
  enum Usual {
    /// Nothing more is to come.
    case ends
    /// Time passes until the next thing is due.
    case goesOn
    /// The user gives the answers that are asked for and taps the first button.
    case acts
    case approves
    case resumes
    /// The user turns to AutoFill.
    case asks
    case authenticates
    case unlocks
  }

  /// What a user does instead.
  public enum UserDeviation: Hashable, Sendable {
    /// Until everything else has happened.
    case waits
    /// So long that what a clock sets off comes right after.
    case waitsFor(Duration)
    /// Another text than the one that is asked for; who did so once may do so again.
    case mistypes
    /// Another button than the first, or the same once more.
    case taps(String)
    /// For somebody, in a field of a list that is there for that.
    case searches(String)
    /// For the same, and then for everybody again.
    case clearsSearch(String)
    /// Longer than anything else takes, with nothing else to come.
    case takesTime
    /// The Cancel of the system's bar.
    case tapsCancel
    /// To something else, and does not come back.
    case leavesApp
    /// Looks into Notification Center and comes back, so that what is on screen is not in front for a moment.
    case looksAway
    /// Is asked for a face and is not recognized, as often as it takes until only a passcode helps.
    case isNotRecognized
    /// Longer than anything keeps that does not keep for good, after a request has ended.
    case letsMonthPass
    /// Asks for a one-time code at a moment that is not like any other, before a request.
    case comesBack(CodeMoment)
    /// Upgrades once more, after a request has ended.
    case startsOver
    /// Upgrades another account, after a request has ended.
    case upgrades(String)
    /// Changes the password with another device, of which the extension never hears, between two requests.
    case changesPassword
    /// Takes back the leave to sign in with Apple, between two requests.
    case revokesApple
    /// With a face, a finger or a passcode, so that nothing is filled in.
    case failsToAuthenticate
    /// Turns to AutoFill for the next thing at once, or for the last one once more.
    case asksAgain
    /// For the same, ten times, with nothing out of the ordinary before or after, or with a wrong text first every other time:
    /// what counts, or fills up, shows then.
    case asksTenTimes(mistyping: Bool)
    /// Until nothing more happens by itself.
    case locksDevice
    /// So that the process of the extension, whose interface was on screen, lives on.
    case locksDeviceBriefly
    /// Between two requests; before the next one it is enabled again.
    case disablesProvider
    /// Between two requests; the identity store does not come back.
    case restoresBackup
  }

  /// What the app does while its extension is asked.
  public enum AppDeviation: String, Hashable, Sendable, CaseIterable {
    /// Once in a path, at any point of it.
    case refreshesStore = "the app refreshes its store"
    /// Its code is held up there until nothing else is to come, as that of an app which has left the screen.
    case pausesAfterOne = "the app stands still after 1 turn of refreshing its store"
    /// So that another turn of its code is behind it.
    case pausesAfterTwo = "the app stands still after 2 turns of refreshing its store"
    /// As long as most refreshes take.
    case pausesAfterThree = "the app stands still after 3 turns of refreshing its store"
    /// So that nobody hears how it ended.
    case dropsDelegate = "the app lets go of the delegate"
    /// So that nothing can be shown.
    case dropsWindow = "the app lets go of the window"
  }

  /// What comes of Apple's sheet instead.
  public enum AppleDeviation: String, Hashable, Sendable, CaseIterable {
    /// The user does not want Apple after all.
    case isCanceled = "the user cancels Apple's sheet"
    /// The handler gets no credential.
    case cannotBeReached = "Apple cannot be reached"
    /// The handler waits for good.
    case neverAnswers = "Apple never answers"
  }

  /// What the system does instead.
  public enum SystemDeviation: String, Hashable, Sendable, CaseIterable {
    /// Sooner than it says anywhere.
    case losesPatience = "the system loses patience"
    /// With everything the handler has under way.
    case endsProcess = "the system ends the extension"
    /// After the call that needs the user, before the one that prepares for them.
    case endsBetweenCalls = "the system ends the extension between its two calls"
    /// While something is still being cleaned up, which hears nothing of it.
    case killsProcess = "the system kills the extension for its memory"
    /// Short enough for nobody to notice.
    case suspendsForASecond = "the system suspends the extension for a second"
    /// Longer than anybody waits.
    case suspendsForLong = "the system suspends the extension for long"
    /// So that the next update of it does not start.
    case occupiesStore = "the system is busy with the identity store"
    /// So that the next update of it starts, and the one after that does not: many follow another at once.
    case occupiesStoreLater = "the system is busy with the identity store at its next update but one"
  }
}

extension Deviation: CustomStringConvertible {
  /// The deviation as a sentence.
  public var description: String {
    switch self {
    case .network(let fault): fault.description
    case .outage: "the network goes down"
    case .networkReturns: "the network comes up"
    case .app(let deviation): deviation.rawValue
    case .user(let deviation): "the user \(deviation)"
    case .apple(let deviation): deviation.rawValue
    case .device(let deviation): deviation.rawValue
    case .system(let deviation): deviation.rawValue
    case .chance: "chance falls the other way"
    case .order(let first, let before): Step.takes(first, before: before).description
    }
  }
}

extension Deviation.UserDeviation: CustomStringConvertible {
  /// What the user does, after “the user”.
  public var description: String {
    switch self {
    case .waits: "waits"
    case .waitsFor(let duration): "waits \(Instant.start + duration)"
    case .takesTime: "takes 200 seconds"
    case .mistypes: "mistypes"
    case .taps(let button): "taps “\(button)”"
    case .searches(let name): "searches for “\(name)”"
    case .clearsSearch(let name): "searches for “\(name)” and clears that again"
    case .tapsCancel: "taps Cancel"
    case .leavesApp: "leaves the app"
    case .looksAway: "opens Notification Center and closes it again"
    case .isNotRecognized: "is not recognized five times"
    case .letsMonthPass: "lets a month go by"
    case .comesBack(let moment): "comes back \(moment)"
    case .startsOver: "upgrades again"
    case .upgrades(let user): "upgrades “\(user)”"
    case .changesPassword: "changes the password with another device"
    case .revokesApple: "stops using Sign in with Apple for the app"
    case .failsToAuthenticate: "fails to authenticate"
    case .asksAgain: "asks again"
    case .asksTenTimes(let mistyping):
      "asks ten times more" + (mistyping ? " and mistypes every other time" : "")
    case .locksDevice: "locks the device"
    case .locksDeviceBriefly: "locks the device for a moment"
    case .disablesProvider: "disables the provider"
    case .restoresBackup: "restores the device from a backup"
    }
  }
}

extension Deviation.UserDeviation {
  /// Offers a month: only code that runs in Apple's names, or has a runtime, sees what day it is; where a team says that a
  /// lock of its own falls with time, it asks for the time in one way or another.
  static func offerMonth(in world: World, of run: Run, _ offer: (Deviation) -> Void) {
    guard run.terms.hasRuntime || lockDelay(in: world) != nil else { return }
    guard run.progress.requests > 0, world.nextInstant == nil else { return }
    if !run.progress.pauses.contains(.month) { offer(.user(.letsMonthPass)) }
  }

  /// How long a lock of the provider's own stays open, where time shuts it.
  static func lockDelay(in world: World) -> Duration? {
    world.phone.hasAutoFill ? world.phone.autoFill.lock?.delay : nil
  }

  /// Lets a month go by.
  static func letMonthPass(in run: Run) {
    run.progress.pauses.insert(.month)
    run.perform(.pass(.seconds(31 * 24 * 60 * 60)))
  }

  /// Lets the system see other faces until it shows no more of them.
  static func lockOutFaces(in run: Run) {
    run.progress.events.insert(.lockedOutFaces)
    let simulation = run.simulation
    for _ in 0..<OwnerQuestion.mostOtherFaces where simulation.look(\.touchable)?.offersOtherFaces == true {
      run.perform(.user(.taps(OwnerQuestion.anotherFace)))
      if simulation.isOrderOpen { simulation.runInOrder() }
    }
  }
}
