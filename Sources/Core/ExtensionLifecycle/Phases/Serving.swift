/// The handler has the request; in an interactive attempt its interface is on screen until it asks Apple.
public struct Serving: Hashable, Sendable {
  /// How the handler is being asked.
  public let attempt: Attempt
  /// What Apple answered in this attempt, if it was asked.
  public let apple: AppleAnswer?

  init(_ attempt: Attempt, apple: AppleAnswer? = nil) {
    self.attempt = attempt
    self.apple = apple
  }

  /// Whether the extension's interface is up: asking Apple ends it for good (CX-14).
  public var isOnScreen: Bool { attempt == .interactive && apple == nil }

  /// Whether the system's bar with its Cancel is over the interface, which it is for upgrades alone (CP-6).
  private func isUnderBar(_ terms: Terms) -> Bool { isOnScreen && terms.request.upgrade != nil }

  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .handler(let act): on(act, terms)
    case .user(.tappedCancel): isUnderBar(terms) ? withdraw(terms) : .impossible(in: .serving(self))
    case .user(.leftApp): terms.leave(from: .serving(self), after: closing)
    case .system(.lostPatience): isOnScreen ? .impossible(in: .serving(self)) : losePatience(terms)
    case .system(.endedProcess): terms.finish(.interrupted, by: .system, after: closing, saying: .standard)
    case .system(.foundNoWindow): terms.findNoWindow(in: .serving(self), closing)
    case .system(.began), .system(.waitedOutCancel), .system(.neededNoAuthentication), .apple,
      .user(.authenticated), .user(.failedToAuthenticate):
      .impossible(in: .serving(self))
    }
  }

  private func on(_ act: HandlerAct, _ terms: Terms) -> Transition {
    switch act {
    case .completed(let completion):
      terms.complete(
        as: completion, having: apple, isShown: isOnScreen, from: .serving(self), after: closing)
    case .canceled(let cancellation): cancel(cancellation, terms)
    case .askedApple: ask(terms)
    case .presented, .presentedAnimated:
      .go(
        .serving(self),
        breaking: isOnScreen || apple != nil && !Ledger.holds("CX-14") ? [] : [terms.offScreenViolation])
    case .tookReport:
      terms.isReport
        ? terms.finish(.provided, by: .handler, after: closing) : .impossible(in: .serving(self))
    // Apple's answer may come before the preparing call returns that asked for it, and a list is prepared again.
    case .preparedInterface:
      attempt == .interactive && (apple != nil || terms.request.provision?.isList == true)
        ? .go(.serving(self)) : .impossible(in: .serving(self))
    case .spokeForFormerRequest: .go(.serving(self), breaking: [.spokeAfterEnd])
    }
  }

  private func cancel(_ cancellation: Cancellation, _ terms: Terms) -> Transition {
    if terms.isReport { return .go(.serving(self), breaking: [.answeredReport]) }
    guard terms.asksForInterface(cancellation), attempt == .silent,
      terms.request.origin != .app || Ledger.holds("IA-10"),
      let call = Ledger.holds("AM-14") ? terms.preparingCall : terms.silentCall
    else {
      return terms.fail(cancellation, attempt: attempt, apple: apple, after: closing)
    }
    var commands = closing
    commands.reserveCapacity(closing.count + 2)
    if terms.profile.instances == .perRequest { commands.append(.process(.renewHandler)) }
    commands.append(.handler(.call(call)))
    return .go(
      .preparing(Preparing()), commands,
      breaking: apple == .wasCanceled ? [.showedInterfaceAfterAppleCancel] : [],
      relyingOn: terms.readingsOfInteraction)
  }

  private func ask(_ terms: Terms) -> Transition {
    guard terms.needsApple else {
      return .go(
        .serving(self), [.handler(.turnDownQuestion)], breaking: [.askedAppleForPassword],
        relyingOn: [.turnedDown])
    }
    return .go(
      .authorizing(Authorizing(attempt)), closing + [.screen(.presentSheet)],
      breaking: apple == .wasCanceled ? [.showedInterfaceAfterAppleCancel] : [],
      relyingOn: [.patienceUnderSheet])
  }

  private func withdraw(_ terms: Terms) -> Transition {
    let dismissal = Command.screen(.dismissInterface)
    let call = Command.handler(.call(.cancelRequest))
    let inOrder =
      !Ledger.holds("AM-19")
      ? [dismissal] : terms.profile.cancelTap == .dismissesThenCalls ? [dismissal, call] : [call, dismissal]
    return .go(
      .withdrawing(Withdrawing()), inOrder + [.timer(.startWithdrawal)], relyingOn: [.cancelTap])
  }

  private func losePatience(_ terms: Terms) -> Transition {
    terms.finish(
      .timedOut, by: .system, after: terms.failureNotes, saying: .standard,
      breaking: [terms.silenceViolation],
      relyingOn: [terms.patienceReading])
  }

  private var closing: [Command] {
    isOnScreen ? [.screen(.dismissInterface)] : [.timer(.stopPatience)]
  }
}

extension Serving: CustomStringConvertible {
  /// Where the handler is serving, and what Apple said.
  public var description: String {
    let place = isOnScreen ? "on screen" : attempt == .silent ? "silently" : "off screen"
    return apple.map { "\(place), Apple \($0.rawValue)" } ?? place
  }
}
