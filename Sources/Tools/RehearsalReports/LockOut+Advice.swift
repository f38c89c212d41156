import Rehearsal

extension LockOut {
  /// How it comes to that, as a rule.
  static let cause = "A request that failed may have been carried out all the same."

  /// What can be done about it, as a rule.
  static let remedy =
    "Ask the server what holds before canceling, or have it keep the old password until the new one has been used."

  /// How it came to that in a rehearsal, and what can be done about it.
  func advice(in trace: Trace) -> (cause: String, remedy: String) {
    if trace.violations.contains(.completedWithRefusedPassword) {
      return (
        "The handler completed with a password that its server refuses.",
        "Complete with what the server has just accepted, for the user who was asked about."
      )
    }
    if isByPasskey {
      return (
        "What is offered is a passkey that the website does not take, or that the provider does not have, and no password "
          + "is left.",
        "Keep a new passkey where nothing takes it away before you complete its registration, offer it for as long as it "
          + "may be known, and have the website keep another way in."
      )
    }
    if saved == nil {
      return (
        "The Keychain let go of the password, and nothing else lets the user in.",
        "Complete an upgrade to Apple only once the server has linked the account."
      )
    }
    guard let change = trace.lastChange(of: user) else { return (Self.cause, Self.remedy) }
    if trace.isOver(before: change) {
      return (
        "The change reached the server after the request was over, when nobody could ask about it any more.",
        "Have the server refuse a change that comes after it was asked what holds, or keep the old password until the "
          + "new one has been used."
      )
    }
    return trace.mishap(after: change)?.advice ?? (Self.cause, Self.remedy)
  }
}

/// What kept a handler from hearing, or from saying, that its server had changed something.
private enum Mishap {
  case processEnded
  case wasCanceled
  case userLeft
  case ranOutOfTime
  case changedElsewhere
  case neverAnswered
  case failedAfterwards(Int)
  case gaveUpEarly
  case gaveUpAfterwards

  /// How it came to a lock-out, and what can be done about it.
  var advice: (cause: String, remedy: String) {
    let grace = "have the server keep the old password until the new one has been used"
    return switch self {
    case .processEnded:
      (
        "The process ended between the server's change and the handler's answer.",
        "No handler can help that: \(grace)."
      )
    case .wasCanceled:
      (
        "The user tapped Cancel after the server had made the change, and the handler gave in.",
        "Offer no way back once the change is on its way, or wait with giving in until the server has answered, which ten "
          + "seconds are enough for; and \(grace)."
      )
    case .userLeft:
      (
        "The user turned to something else after the server had made the change, which ends the request.",
        "No handler can help that: \(grace)."
      )
    case .ranOutOfTime:
      (
        "The time for an answer ran out after the server had made the change.",
        "Ask for the change early and answer as soon as it is made; what comes first must not use up the time. Where that is "
          + "not enough, \(grace)."
      )
    case .changedElsewhere:
      (
        "The password was changed with another device, and what the Keychain holds is not that one.",
        "Complete only with what the server has accepted in this request, and for good measure \(grace)."
      )
    case .neverAnswered:
      (
        "No answer of any kind came to a change that the server had made.",
        "Ask the server what holds before canceling, or \(grace)."
      )
    case .failedAfterwards(let status):
      (
        "The server made the change and then answered with \(status), as if it had not.",
        "Ask the server what holds where it says that it failed, as after a network error; or \(grace)."
      )
    case .gaveUpEarly:
      (
        "The handler gave up before the reply to a change came that the server had made.",
        "Wait for the reply for as long as the system waits, ask the server what holds before canceling, or \(grace)."
      )
    case .gaveUpAfterwards:
      (
        "The handler canceled although it had heard that the change was made.",
        "Complete with the new password as soon as the server has confirmed it, whatever else is still to be done."
      )
    }
  }
}

extension Mishap {
  /// What had come of the change by the time at which somebody gave up; `nil` where an answer was still on its way.
  ///
  /// Whoever goes on after an answer that never came, or one that was wrong, is given up by their user in the end: Cancel is
  /// how it ends then, and not why.
  init?(before answer: Reply?, _ isSilent: Bool) {
    switch answer {
    case nil where isSilent: self = .neverAnswered
    case nil: return nil
    case let answer? where (200..<300).contains(answer.status): self = .gaveUpAfterwards
    case let answer?: self = .failedAfterwards(answer.status)
    }
  }
}

extension Trace {
  /// Where the server last changed something of a user.
  fileprivate func lastChange(of user: String) -> Int? {
    entries.lastIndex {
      if case .server(.changed(_, let account)) = $0.event { account.user == user } else { false }
    }
  }

  /// Whether the last request had ended by then.
  fileprivate func isOver(before index: Int) -> Bool {
    for entry in entries[..<index].reversed() {
      if case .moved(_, let phase) = entry.event { return phase.outcome != nil }
    }
    return false
  }

  /// What came between the server's last change and a good end, as far as that is not a lost reply.
  fileprivate func mishap(after change: Int) -> Mishap? {
    if entries[..<change].last(where: \.event.isOfUserOrHandler)?.event.isChangeElsewhere == true {
      return .changedElsewhere
    }
    var answer: Reply?
    var isSilent = false
    for entry in entries[change...] {
      switch entry.event {
      case .server(.lostReply): return nil
      case .server(.keptSilent): isSilent = true
      case .server(.replied(_, let reply)): answer = answer ?? reply
      case .system(.process(.ended)), .system(.process(.killed)): return .processEnded
      case .user(.tapsCancel): return Mishap(before: answer, isSilent) ?? .wasCanceled
      case .user(.leavesApp): return .userLeft
      case .moved(.system(.lostPatience), _), .moved(.system(.waitedOutCancel), _):
        return isSilent ? .neverAnswered : .ranOutOfTime
      case .handler(.canceled), .handler(.canceledByBaseClass):
        return Mishap(before: answer, isSilent) ?? .gaveUpEarly
      case .handler(.completedPasswordChange), .handler(.completedAppleUpgrade): return nil
      default: continue
      }
    }
    return nil
  }
}

extension TraceEvent {
  fileprivate var isOfUserOrHandler: Bool {
    switch self {
    case .user, .handler: true
    default: false
    }
  }

  fileprivate var isChangeElsewhere: Bool {
    switch self {
    case .user(.secures(.changesElsewhere)), .user(.secures(.savesElsewhere)): true
    default: false
    }
  }
}
