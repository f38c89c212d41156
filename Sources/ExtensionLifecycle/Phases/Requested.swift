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
    switch terms.request.kind {
    case .strongPassword:
      .go(
        .serving(Serving(.silent)),
        [
          .keychain(.generatePassword), .process(.start),
          .handler(.call(.changePasswordWithoutUserInteraction)), .timer(.startPatience),
        ], relyingOn: [.patience])
    case .signInWithApple:
      .go(
        .serving(Serving(.silent)),
        [
          .process(.start), .handler(.call(.convertAccountToSignInWithAppleWithoutUserInteraction)),
          .timer(.startPatience),
        ], relyingOn: [.patience])
    }
  }
}
