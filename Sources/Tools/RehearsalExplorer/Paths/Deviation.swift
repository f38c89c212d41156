import Rehearsal

/// A deviation: what the environment does at a point of a path in place of the usual thing.
public enum Deviation: Hashable, Sendable {
  /// Something becomes of a message other than that it arrives and is answered.
  case network(MessageDeviation, message: String, number: Int)
  /// The user does something else.
  case user(UserDeviation)
  /// Apple's sheet comes to something else than approval.
  case apple(AppleDeviation)
  /// The system interferes.
  case system(SystemDeviation)
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
    /// The user deviations to AutoFill.
    case asks
    case authenticates
    case unlocks
  }

  /// What becomes of a message.
  public enum MessageDeviation: Hashable, Sendable {
    /// It never reaches the server.
    case isLost
    /// The server does what it is asked, and its reply is lost.
    case losesReply
    /// The server is asked twice.
    case arrivesTwice
    /// Something before the server refuses it.
    case isRefused
    /// No answer of any kind arrives.
    case isNeverAnswered
    /// The reply comes so much later than it would.
    case repliesLate(Duration)

    /// The same for a network.
    var effect: Fault.Effect {
      switch self {
      case .isLost: .isLost
      case .losesReply: .losesReply
      case .arrivesTwice: .arrivesTwice
      case .isRefused: .isRefused(503)
      case .isNeverAnswered: .isNeverAnswered
      case .repliesLate(let delay): .repliesLate(by: delay)
      }
    }
  }

  /// What a user does instead.
  public enum UserDeviation: Hashable, Sendable {
    /// Until everything else has happened.
    case waits
    /// Another text than the one that is asked for.
    case mistypes
    /// Another button than the first, or the same once more.
    case taps(String)
    /// The Cancel of the system's bar.
    case tapsCancel
    /// To something else, and does not come back.
    case leavesApp
    /// The same upgrade once more, after the first has ended.
    case startsOver
    /// With a face, a finger or a passcode, so that nothing is filled in.
    case failsToAuthenticate
    /// Turns to AutoFill for the next thing at once, or for the last one once more.
    case asksAgain
    /// Until nothing more happens by itself.
    case locksDevice
    /// Between two requests; before the next one it is enabled again.
    case disablesProvider
    /// Between two requests; the identity store does not come back.
    case restoresBackup
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
    case endsProcess = "the system ends the process"
    /// While something is still being cleaned up, which hears nothing of it.
    case killsProcess = "the system kills the process for its memory"
    /// Short enough for nobody to notice.
    case suspendsForASecond = "the system suspends the process for a second"
    /// Longer than anybody waits.
    case suspendsForLong = "the system suspends the process for long"
    /// So that the next update of it does not start.
    case occupiesStore = "the system is busy with the identity store"
  }
}

extension Deviation: CustomStringConvertible {
  /// The deviation as a sentence.
  public var description: String {
    switch self {
    case .network(let deviation, let message, let number): "the \(number.ordinal) \(message) \(deviation)"
    case .user(let deviation): "the user \(deviation)"
    case .apple(let deviation): deviation.rawValue
    case .system(let deviation): deviation.rawValue
    case .order(let first, let before): Step.takes(first, before: before).description
    }
  }
}

extension Deviation.MessageDeviation: CustomStringConvertible {
  /// What becomes of a message, after its name.
  public var description: String {
    switch self {
    case .isLost: "is lost"
    case .losesReply: "loses its reply"
    case .arrivesTwice: "arrives twice"
    case .isRefused: "is refused with 503"
    case .isNeverAnswered: "is never answered"
    case .repliesLate(let delay): "is answered \(Instant.start + delay) late"
    }
  }
}

extension Deviation.UserDeviation: CustomStringConvertible {
  /// What the user does, after “the user”.
  public var description: String {
    switch self {
    case .waits: "waits"
    case .mistypes: "mistypes"
    case .taps(let button): "taps “\(button)”"
    case .tapsCancel: "taps Cancel"
    case .leavesApp: "leaves the app"
    case .startsOver: "upgrades again"
    case .failsToAuthenticate: "fails to authenticate"
    case .asksAgain: "asks again"
    case .locksDevice: "locks the device"
    case .disablesProvider: "disables the provider"
    case .restoresBackup: "restores the device from a backup"
    }
  }
}
