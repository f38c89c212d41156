import Rehearsal

/// What the environment does at a point of a course: the usual thing, or a deviation.
public enum Choice: Hashable, Sendable {
  case usual(Usual)
  case network(Fate, message: String, number: Int)
  case user(UserDeviation)
  case apple(AppleDeviation)
  case system(SystemDeviation)
  /// Of work that is ready at the next moment, the last goes first.
  case turnsOrderAround

  /// What goes without saying.
  public enum Usual: String, Hashable, Sendable, CaseIterable {
    /// Nothing more is to come.
    case ends
    /// Time passes until the next thing is due.
    case goesOn = "goes on"
    /// The user gives the answers that are asked for and taps the first button.
    case acts
    case approves
    case resumes
  }

  /// What becomes of a message.
  public enum Fate: Hashable, Sendable {
    case isLost
    case losesReply
    case arrivesTwice
    case isRefused
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
    case waits
    case mistypes
    case taps(String)
    case tapsCancel
    case leavesApp
    case startsOver
  }

  /// What comes of Apple's sheet instead.
  public enum AppleDeviation: String, Hashable, Sendable, CaseIterable {
    case isCanceled = "the user cancels Apple's sheet"
    case cannotBeReached = "Apple cannot be reached"
    case neverAnswers = "Apple never answers"
  }

  /// What the system does instead.
  public enum SystemDeviation: String, Hashable, Sendable, CaseIterable {
    case losesPatience = "the system loses patience"
    case endsProcess = "the system ends the process"
    case suspendsForASecond = "the system suspends the process for a second"
    case suspendsForLong = "the system suspends the process for long"
  }
}

extension Choice: CustomStringConvertible {
  /// The choice as a sentence.
  public var description: String {
    switch self {
    case .usual(let usual): "as usual: \(usual.rawValue)"
    case .network(let fate, let message, let number): "the \(number.ordinal) \(message) \(fate)"
    case .user(let deviation): "the user \(deviation)"
    case .apple(let deviation): deviation.rawValue
    case .system(let deviation): deviation.rawValue
    case .turnsOrderAround: "ready work is taken last first"
    }
  }
}

extension Choice.Fate: CustomStringConvertible {
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

extension Choice.UserDeviation: CustomStringConvertible {
  /// What the user does, after “the user”.
  public var description: String {
    switch self {
    case .waits: "waits"
    case .mistypes: "mistypes"
    case .taps(let button): "taps “\(button)”"
    case .tapsCancel: "taps Cancel"
    case .leavesApp: "leaves the app"
    case .startsOver: "upgrades again"
    }
  }
}

extension Int {
  /// `1st`, `2nd`, and so on.
  var ordinal: String {
    let ending =
      switch (self % 10, self % 100) {
      case (_, 11), (_, 12), (_, 13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }
}
