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
        "The website and the provider do not have the same passkeys, and no password is left.",
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
    if trace.processEnded(after: change) {
      return (
        "The process ended between the server's change and the handler's answer.",
        "No handler can help that: have the server keep the old password until the new one has been used."
      )
    }
    return (Self.cause, Self.remedy)
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

  /// Whether the process ended after that, before the handler had answered.
  fileprivate func processEnded(after index: Int) -> Bool {
    for entry in entries[index...] {
      switch entry.event {
      case .system(.process(.ended)), .system(.process(.killed)): return true
      case .handler(.completedPasswordChange), .handler(.completedAppleUpgrade), .handler(.canceled):
        return false
      default: continue
      }
    }
    return false
  }
}
