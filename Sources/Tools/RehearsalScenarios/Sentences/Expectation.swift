public import Rehearsal

/// Something that must hold at a point of a scenario.
public enum Expectation: Hashable, Sendable {
  /// How the request stands.
  case request(RequestState)
  /// The request ended with an error of this code.
  case failsWith(ExtensionError.Code)
  /// The last message that the user read.
  case message(String)
  /// The user read nothing.
  case noMessage
  /// The user read the system's own message.
  case defaultMessage
  /// Whether something is on screen.
  case visible(Visible, Visibility)
  /// The title of the bar over the extension's interface.
  case barShows(String)
  /// A text somewhere in the extension's interface.
  case interfaceShows(String)
  /// What Apple's sheet explains.
  case sheetSays(String)
  /// All calls, one by one.
  case callsAre([ExpectedCall])
  /// Some of the calls, in this order, with others between them.
  case callsInclude([ExpectedCall])
  /// How often something was called.
  case callCount(String, Int)
  /// Something was called before something else.
  case callOrder(String, before: String)
  /// What the app heard last.
  case appHears(HeardNews)
  /// The reason in the error that the app heard last.
  case appHearsReason(String)
  /// The generated password meets these rules.
  case generatedPassword(follows: String)
  /// The system did not follow the extension's rules, or not all, for this reason.
  case passedOverRules(because: String)
  /// All that is saved.
  case keychainHolds([Keychain.Entry])
  /// All accounts of the server.
  case serverHolds([Account])
  /// Whether what the Keychain holds lets a user in.
  case agreement(Agreement, user: String)
  /// A user who could sign in before and cannot now.
  case lockedOut(user: String)
  /// Everybody who could sign in before still can.
  case nobodyLockedOut
  /// Whether the server takes a password.
  case accepts(Acceptance, password: String, user: String)
  /// A rule is broken; without this sentence that fails the scenario.
  case broken(rule: String)
  /// Advice of a rule was not taken.
  case advised(rule: String)
  /// No rule is broken.
  case nothingBroken
  /// Nothing is to come any more.
  case nothingPending
  /// So much time has passed.
  case clock(Duration)
  /// An upgrade is offered in a place.
  case offered(Upgrade, user: String, from: Origin)
  /// An upgrade is not offered in a place, for this reason.
  case withheld(Upgrade, user: String, from: Origin, because: String)
  /// Something about recommendations, prompts and notifications.
  case passwords(PasswordExpectation)
  /// Something about AutoFill.
  case autoFill(AutoFillExpectation)
  /// Something that app or extension finds.
  case container(ContainerExpectation)
  /// Something about what the system does for an app or an extension that asked for it.
  case errand(ErrandExpectation)
  /// Something about the system's log.
  case log(LogExpectation)
}

/// How a request can stand, as sentences say it.
public enum RequestState: String, Hashable, Sendable, CaseIterable {
  /// The account is upgraded.
  case succeeds
  /// It ended with an error.
  case fails
  /// The user did not want it.
  case isCanceled = "is canceled"
  /// The handler did not answer in time.
  case timesOut = "times out"
  /// The process ended, or the user turned to something else.
  case isInterrupted = "is interrupted"
  /// It has not ended.
  case isStillRunning = "is still running"

  package init(_ outcome: Outcome?) {
    switch outcome {
    case .upgraded, .provided: self = .succeeds
    case .failed: self = .fails
    case .canceled: self = .isCanceled
    case .timedOut: self = .timesOut
    case .interrupted: self = .isInterrupted
    case nil: self = .isStillRunning
    }
  }
}

/// What can be on screen.
public enum Visible: String, Hashable, Sendable, CaseIterable {
  /// The extension's own view.
  case interface = "extension's interface"
  /// Apple's sheet.
  case sheet = "Sign in with Apple sheet"
  /// The prompt after signing in with a weak or breached password.
  case signInPrompt = "sign-in prompt"
  /// The list of security recommendations.
  case recommendations = "list of security recommendations"
  /// What an app's user may choose from.
  case signInSheet = "sheet for signing in"
  /// What the system does for an app or an extension that asked for it.
  case systemSheet = "system's sheet"
}

/// Whether it is.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// It is there now.
  case onScreen = "on screen"
  /// It is not there now.
  case offScreen = "off screen"
  /// It has not been there at all.
  case neverShown = "never shown"
}

/// What the app heard last.
public enum HeardNews: String, Hashable, Sendable, CaseIterable {
  /// The upgrade was completed.
  case success
  /// It failed.
  case failed
  /// The user did not want it.
  case userCanceled
  /// It heard of nothing.
  case nothing
}

/// Whether server and Keychain hold the same.
public enum Agreement: String, Hashable, Sendable, CaseIterable {
  /// The server takes what the Keychain holds.
  case agree
  /// The server refuses what the Keychain holds.
  case disagree
}

/// Whether a server lets somebody in.
public enum Acceptance: String, Hashable, Sendable, CaseIterable {
  /// The server lets the user in.
  case accepts
  /// The server does not.
  case refuses
}

/// One row of a table of calls; what it leaves out is not compared.
public struct ExpectedCall: Hashable, Sendable {
  /// When; `nil` for whenever.
  public var at: Duration?
  /// Who calls: `user`, `app`, `system`, `handler` or `Apple`.
  public var caller: String
  /// What is called, such as `cancelRequest` or `server.authorize`.
  public var call: String
  /// Some of what goes with it; `nil` for what must not be there.
  public var with: [Argument]

  /// One named value of a call.
  public struct Argument: Hashable, Sendable {
    /// The value's name.
    public var name: String
    /// The value; `nil` where it must be absent.
    public var value: String?

    /// A named value.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// A row of a table of calls.
  public init(at: Duration? = nil, _ caller: String, _ call: String, with: [Argument] = []) {
    self.at = at
    self.caller = caller
    self.call = call
    self.with = with
  }
}
