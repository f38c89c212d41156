/// The handler gave a credential in silence, and the system asks for a face, a finger or a passcode before it
/// fills the form.
public struct Authenticating: Hashable, Sendable {
  /// What the handler gave.
  public let completion: Completion

  init(_ completion: Completion) {
    self.completion = completion
  }

  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .user(.authenticated), .system(.neededNoAuthentication):
      terms.take(completion, after: closing)
    case .user(.failedToAuthenticate) where !Ledger.holds("CP-13"): terms.take(completion, after: closing)
    case .user(.failedToAuthenticate): terms.finish(.failed, by: .system, after: closing)
    case .user(.leftApp): terms.finish(.interrupted, by: .system, after: closing)
    // The system has the credential, and needs the extension no more.
    case .system(.endedProcess): .go(.authenticating(self))
    case .handler(let act): on(act, terms)
    case .user(.tappedCancel), .apple, .system(.began), .system(.lostPatience), .system(.waitedOutCancel),
      .system(.foundNoWindow):
      .impossible(in: .authenticating(self))
    }
  }

  private func on(_ act: HandlerAct, _ terms: Terms) -> Transition {
    switch act {
    case .completed, .canceled:
      .go(.authenticating(self), breaking: [.answeredTwice], relyingOn: [.afterTheEnd])
    case .presented, .presentedAnimated: .go(.authenticating(self), breaking: [.presentedInSilence])
    case .spokeForFormerRequest: .go(.authenticating(self), breaking: [.spokeAfterEnd])
    // A handler may give the credential while it prepares an interface that nobody needs any more.
    case .preparedInterface: .go(.authenticating(self))
    case .askedApple, .tookReport: .impossible(in: .authenticating(self))
    }
  }

  private var closing: [Command] { [.screen(.endAuthentication)] }
}

extension Completion {
  /// What fills a form, and so must not do so before the user is known.
  static let filled: [Completion] = [.password, .passkey, .code]
}
