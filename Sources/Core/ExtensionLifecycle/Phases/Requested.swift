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
    let password: [Command] =
      terms.request.upgrade == .strongPassword ? [.keychain(.generatePassword)] : []
    if let call = terms.silentCall {
      let calls: [Command] = [.process(.start), .handler(.call(call)), .timer(.startPatience)]
      return .go(
        .serving(Serving(.silent)), Ledger.holds("AM-4") ? password + calls : calls + password,
        relyingOn: [terms.patienceReading])
    }
    guard let call = terms.preparingCall else { return .impossible(in: .requested(self)) }
    return .go(.preparing(Preparing()), [.process(.start), .handler(.call(call))])
  }
}
