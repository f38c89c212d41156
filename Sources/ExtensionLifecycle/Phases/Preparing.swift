/// The handler was called to prepare its interface and has not returned.
public struct Preparing: Hashable, Sendable {
  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .handler(.preparedInterface):
      .go(.serving(Serving(.interactive)), [.screen(.presentInterface)])
    case .handler(.completed(let kind)):
      terms.complete(as: kind, having: nil, from: .preparing(self), after: [])
    case .handler(.canceled(let cancellation)):
      terms.fail(cancellation, attempt: .interactive, apple: nil, after: [])
    case .handler(.askedApple): ask(terms)
    case .handler(.presented): .go(.preparing(self), breaking: [.presentedOffScreen])
    case .handler(.spokeForFormerRequest): .go(.preparing(self), breaking: [.spokeAfterEnd])
    case .user(.leftApp): terms.leave(from: .preparing(self), after: [])
    case .system(.endedProcess): terms.finish(.interrupted, by: .system, after: [], saying: .standard)
    case .system(.foundNoWindow): terms.findNoWindow(in: .preparing(self), [])
    case .user(.tappedCancel), .apple, .system(.began), .system(.lostPatience), .system(.waitedOutCancel):
      .impossible(in: .preparing(self))
    }
  }

  private func ask(_ terms: Terms) -> Transition {
    guard terms.request.kind.needsApple else {
      return .go(
        .preparing(self), [.handler(.turnDownQuestion)], breaking: [.askedAppleForPassword],
        relyingOn: [.turnedDown])
    }
    return .go(.authorizing(Authorizing(.interactive)), [.screen(.presentSheet)])
  }
}
