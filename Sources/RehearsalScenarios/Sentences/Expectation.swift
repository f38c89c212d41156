public import Rehearsal

/// Something that must hold at a point of a scenario.
public enum Expectation: Hashable, Sendable {
  case request(RequestState)
  case failsWith(ExtensionError.Code)
  case message(String)
  case noMessage
  case defaultMessage
  case visible(Visible, Visibility)
  case barShows(String)
  case interfaceShows(String)
  case sheetSays(String)
  case callsAre([ExpectedCall])
  case callsInclude([ExpectedCall])
  case callCount(String, Int)
  case callOrder(String, before: String)
  case appHears(HeardNews)
  case generatedPassword(follows: String)
  case passedOverRules(because: String)
  case keychainHolds([Keychain.Entry])
  case serverHolds([Account])
  case agreement(Agreement, user: String)
  case lockedOut(user: String)
  case nobodyLockedOut
  case accepts(Acceptance, password: String, user: String)
  case broken(rule: String)
  case advised(rule: String)
  case nothingBroken
  case nothingPending
  case clock(Duration)
  case offered(Upgrade, user: String, from: Origin)
  case withheld(Upgrade, user: String, from: Origin, because: String)
  case passwords(PasswordExpectation)
  case autoFill(AutoFillExpectation)
}

/// How a request can stand, as sentences say it.
public enum RequestState: String, Hashable, Sendable, CaseIterable {
  case succeeds
  case fails
  case isCanceled = "is canceled"
  case timesOut = "times out"
  case isInterrupted = "is interrupted"
  case isStillRunning = "is still running"

  init(_ outcome: Outcome?) {
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
  case interface = "extension's interface"
  case sheet = "Sign in with Apple sheet"
  case signInPrompt = "sign-in prompt"
  case recommendations = "list of security recommendations"
}

/// Whether it is.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  case onScreen = "on screen"
  case offScreen = "off screen"
  case neverShown = "never shown"
}

/// What the app heard last.
public enum HeardNews: String, Hashable, Sendable, CaseIterable {
  case success
  case failed
  case userCanceled
  case nothing
}

/// Whether server and Keychain hold the same.
public enum Agreement: String, Hashable, Sendable, CaseIterable {
  case agree
  case disagree
}

/// Whether a server lets somebody in.
public enum Acceptance: String, Hashable, Sendable, CaseIterable {
  case accepts
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
