/// Apple's sheet is up, and nothing else of this request is on screen.
public struct Authorizing: Hashable, Sendable {
  /// The attempt in which the handler asked.
  public let attempt: Attempt

  init(_ attempt: Attempt) {
    self.attempt = attempt
  }

  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .apple(let answer):
      .go(
        .serving(Serving(attempt, apple: answer)),
        closing + [.handler(.giveAnswer(answer))] + (Ledger.holds("AS-11") ? [.timer(.startPatience)] : []),
        relyingOn: [.patienceUnderSheet])
    case .handler(let act): on(act, terms)
    case .user(.leftApp): terms.leave(from: .authorizing(self), after: closing)
    case .system(.endedProcess): terms.finish(.interrupted, by: .system, after: closing, saying: .standard)
    case .system(.foundNoWindow): terms.findNoWindow(in: .authorizing(self), closing)
    case .user(.tappedCancel), .user(.authenticated), .user(.failedToAuthenticate), .system(.began),
      .system(.lostPatience), .system(.waitedOutCancel), .system(.neededNoAuthentication):
      .impossible(in: .authorizing(self))
    }
  }

  private func on(_ act: HandlerAct, _ terms: Terms) -> Transition {
    switch act {
    case .askedApple:
      .go(
        .authorizing(self), [.handler(.turnDownQuestion)], breaking: [.askedAppleTwice],
        relyingOn: [.turnedDown])
    case .completed(let completion):
      terms.complete(as: completion, having: nil, isShown: false, from: .authorizing(self), after: closing)
    case .canceled(let cancellation):
      terms.fail(cancellation, attempt: .interactive, apple: nil, after: closing)
    case .presented, .presentedAnimated: .go(.authorizing(self), breaking: [.presentedOffScreen])
    case .tookReport: .impossible(in: .authorizing(self))
    // A handler may ask while it prepares, and its preparing call returns only then.
    case .preparedInterface: .go(.authorizing(self))
    case .spokeForFormerRequest: .go(.authorizing(self), breaking: [.spokeAfterEnd])
    }
  }

  private var closing: [Command] { [.screen(.dismissSheet)] }
}
