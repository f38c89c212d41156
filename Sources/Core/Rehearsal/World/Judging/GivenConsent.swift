/// What somebody taps on a provider's screen, held against what they are given (CP-6).
enum GivenConsent {
  /// The user says yes or no; what stands beside a field to be filled in only lets them in, where something is to be saved.
  static func noteTap(_ touch: Touch, in world: inout World) {
    guard case .taps(let button) = touch, let asked = world.request?.details.provision?.provision,
      asked != .configuration
    else { return }
    let interface = world.process.layout.interface
    if Interface.isWayOut(button) {
      world.request?.input.consent(interface.leadsOn && button.refuses(asked) ? .refuses : .leaves)
    } else if asked != .savedPassword || interface.fieldsToFill.isEmpty {
      world.request?.input.consent(.agrees)
    }
  }

  /// What is wrong with giving something: whoever was asked has tapped nothing but a way out.
  static func mistakesInGiving(_ request: OpenRequest) -> [Mistake] {
    guard request.input.consent == .refuses else { return [] }
    return [Mistake(.offeredNoCancel, "what led out gave what was asked for")]
  }

  /// Looks at an error: whoever dismisses something has canceled, and nothing has failed (CP-5).
  static func judge(_ cancellation: Cancellation, in world: inout World) {
    guard cancellation == .failed || cancellation == .failedWithReason,
      world.request?.input.consent == .refuses
    else { return }
    world.note(.offeredNoCancel, "what led out was told as a failure")
  }
}

extension String {
  /// Whether a way out says no to what is asked, and is none that people put below what is over; whoever is given something
  /// may have been asked for something else on the way that can wait.
  fileprivate func refuses(_ asked: Provision) -> Bool {
    if self == "Not Now" || self == "Not now" {
      return [.savedPassword, .passkeyRegistration, .chosenGeneratedPasswords].contains(asked)
    }
    return !["Done", "Close", "Exit", "Stop"].contains(self)
  }
}
