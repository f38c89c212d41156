/// The user tapped Cancel: the interface is gone and the handler has ten seconds to give in.
public struct Withdrawing: Hashable, Sendable {
  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .handler(let act): on(act, terms)
    case .system(.waitedOutCancel):
      terms.finish(.canceled, by: .system, after: [], breaking: [.ignoredCancel])
    case .system(.endedProcess): terms.finish(.canceled, by: .system, after: closing)
    case .user(.leftApp): leave(terms)
    case .user(.tappedCancel), .user(.authenticated), .user(.failedToAuthenticate), .apple, .system(.began),
      .system(.lostPatience), .system(.foundNoWindow), .system(.neededNoAuthentication):
      .impossible(in: .withdrawing(self))
    }
  }

  private func on(_ act: HandlerAct, _ terms: Terms) -> Transition {
    switch act {
    case .canceled(.userCanceled): giveIn(terms)
    case .canceled(.userCanceledWithReason): giveIn(terms, breaking: [.gaveReasonForUserCanceled])
    case .canceled(.failed), .canceled(.failedWithReason), .canceled(.needsInteraction),
      .canceled(.identityNotFound), .canceled(.unknownCode), .canceled(.foreignDomain):
      giveIn(terms, breaking: [.failedAfterCancel])
    case .completed(let completion): complete(as: completion, terms)
    case .askedApple:
      .go(
        .withdrawing(self), [.handler(.turnDownQuestion)], breaking: [.wentOnAfterCancel],
        relyingOn: [.turnedDown])
    case .presented, .presentedAnimated: .go(.withdrawing(self), breaking: [.wentOnAfterCancel])
    case .preparedInterface, .tookReport: .impossible(in: .withdrawing(self))
    case .spokeForFormerRequest: .go(.withdrawing(self), breaking: [.spokeAfterEnd])
    }
  }

  private func leave(_ terms: Terms) -> Transition {
    switch terms.profile.leavingApp {
    case .endsExtension: terms.finish(.canceled, by: .system, after: closing, relyingOn: [.leavingApp])
    case .changesNothing: .go(.withdrawing(self), relyingOn: [.leavingApp])
    }
  }

  private func giveIn(_ terms: Terms, breaking violations: [Violation] = []) -> Transition {
    terms.finish(.canceled, by: .handlerAfterCancel, after: closing, breaking: violations)
  }

  private func complete(as completion: Completion, _ terms: Terms) -> Transition {
    switch terms.profile.completionAfterCancel {
    case .isIgnored:
      .go(.withdrawing(self), breaking: [.wentOnAfterCancel], relyingOn: [.completionAfterCancel])
    case .isSaved:
      terms.complete(as: completion, having: nil, isShown: false, from: .withdrawing(self), after: closing)
        .alsoBreaking(.wentOnAfterCancel)
    }
  }

  private var closing: [Command] { [.timer(.stopWithdrawal)] }
}
