/// Somebody asked; nothing of the extension runs yet.
public struct Requested: Hashable, Sendable {
  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .system(.began): begin(terms)
    case .system(.lostPatience), .system(.waitedOutCancel), .system(.endedProcess), .system(.foundNoWindow),
      .handler, .user, .apple:
      .impossible(in: .requested(self))
    }
  }

  private func begin(_ terms: Terms) -> Transition {
    let kind = terms.request.kind
    let password: [Command] = kind == .strongPassword ? [.keychain(.generatePassword)] : []
    return .go(
      .serving(Serving(.silent)),
      password + [.process(.start), .handler(.call(kind.silentCall)), .timer(.startPatience)],
      relyingOn: [.patience])
  }
}
