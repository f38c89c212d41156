/// Somebody asked; nothing of the extension runs yet.
public struct Requested: Hashable, Sendable {
  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .system(.began): begin(terms)
    case .system(.lostPatience), .system(.waitedOutCancel), .system(.endedProcess), .system(.foundNoWindow),
      .system(.neededNoAuthentication), .handler, .user, .apple:
      .impossible(in: .requested(self))
    }
  }

  private func begin(_ terms: Terms) -> Transition {
    if let call = terms.silentCall {
      // Written out three times, because putting arrays together takes longer than the rest of the transition; the last is
      // for the test that turns AM-4 round.
      let commands: [Command] =
        if terms.request.upgrade != .strongPassword {
          [.process(.start), .handler(.call(call)), .timer(.startPatience)]
        } else if Ledger.holds("AM-4") {
          [.keychain(.generatePassword), .process(.start), .handler(.call(call)), .timer(.startPatience)]
        } else {
          [.process(.start), .handler(.call(call)), .timer(.startPatience), .keychain(.generatePassword)]
        }
      return .go(.serving(Serving(.silent)), commands, relyingOn: [terms.patienceReading])
    }
    guard let call = terms.preparingCall else { return .impossible(in: .requested(self)) }
    return .go(.preparing(Preparing()), [.process(.start), .handler(.call(call))])
  }
}
