/// The handler was called to prepare its interface and has not returned.
public struct Preparing: Hashable, Sendable {
  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .handler(.preparedInterface):
      .go(
        .serving(Serving(.interactive)), Ledger.holds("AM-15") ? [.screen(.presentInterface)] : [])
    case .handler(.completed(let completion)):
      terms.complete(as: completion, having: nil, isShown: false, from: .preparing(self), after: [])
    case .handler(.canceled(let cancellation)):
      terms.fail(cancellation, attempt: .interactive, apple: nil, after: [])
    case .handler(.askedApple): ask(terms)
    case .handler(.presented), .handler(.presentedAnimated): present(event, terms)
    case .handler(.spokeForFormerRequest): .go(.preparing(self), breaking: [.spokeAfterEnd])
    case .user(.leftApp): terms.leave(from: .preparing(self), after: [])
    case .system(.endedProcess): terms.finish(.interrupted, by: .system, after: [], saying: .standard)
    case .system(.foundNoWindow): terms.findNoWindow(in: .preparing(self), [])
    case .handler(.tookReport), .user(.tappedCancel), .user(.authenticated), .user(.failedToAuthenticate),
      .apple, .system(.began), .system(.lostPatience), .system(.waitedOutCancel),
      .system(.neededNoAuthentication):
      .impossible(in: .preparing(self))
    }
  }

  /// A credential provider may present from its principal view controller while it prepares (CP-28).
  private func present(_ event: Event, _ terms: Terms) -> Transition {
    switch terms.request.kind {
    case .upgrade: .go(.preparing(self), breaking: [.presentedOffScreen])
    case .provision where terms.profile.autoFill.earlyPresentation == .isDropped:
      .go(.preparing(self), breaking: [.presentedTooEarly], relyingOn: [.earlyPresentation])
    case .provision:
      .go(
        .preparing(self), breaking: event == .handler(.presentedAnimated) ? [.presentedWithAnimation] : [],
        relyingOn: [.earlyPresentation])
    }
  }

  private func ask(_ terms: Terms) -> Transition {
    guard terms.needsApple else {
      return .go(
        .preparing(self), [.handler(.turnDownQuestion)], breaking: [.askedAppleForPassword],
        relyingOn: [.turnedDown])
    }
    return .go(.authorizing(Authorizing(.interactive)), [.screen(.presentSheet)])
  }
}
