/// How a request ends: the same in every phase but for what has to be closed first.
extension Terms {
  /// What the user reads when a request ends.
  enum Message {
    case none
    case reason
    case standard
  }

  func finish(
    _ outcome: Outcome, by ender: Finished.Ender, after closing: [Command], saying message: Message = .none,
    breaking violations: [Violation] = [], relyingOn readings: Readings = []
  ) -> Transition {
    var commands = closing
    commands.reserveCapacity(closing.count + 3)
    if case .upgrade(let upgrade) = request.kind {
      if outcome == .upgraded { commands.append(.keychain(keychainChange(of: upgrade))) }
      if let news = news(of: outcome, saying: message) { commands.append(news) }
    }
    commands.append(.process(.releaseHandler))
    return .go(
      .finished(Finished(outcome: outcome, ender: ender)), commands, breaking: violations,
      relyingOn: readings)
  }

  /// Takes a completion: the one that fits ends the request, any other leaves it open.
  func complete(
    as completion: Completion, having apple: AppleAnswer?, isShown: Bool, from phase: Phase,
    after closing: [Command]
  ) -> Transition {
    switch request.kind {
    case .upgrade(let upgrade):
      complete(upgrade, as: completion, having: apple, from: phase, after: closing)
    case .provision(let provision):
      complete(provision, as: completion, isShown: isShown, from: phase, after: closing)
    }
  }

  private func complete(
    _ upgrade: Upgrade, as completion: Completion, having apple: AppleAnswer?, from phase: Phase,
    after closing: [Command]
  ) -> Transition {
    guard completion == upgrade.completion else {
      return Ledger.holds("AS-34")
        ? .go(phase, breaking: [upgrade.wrongCompletion], relyingOn: [.otherCompletion])
        : finish(.failed, by: .handler, after: closing)
    }
    guard upgrade.needsApple, apple != .authorized, Ledger.holds("SI-13") else {
      return finish(.upgraded, by: .handler, after: closing)
    }
    switch profile.signInWithApple.unfoundedCompletion {
    case .isIgnored:
      return .go(phase, breaking: [.completedWithoutApple], relyingOn: [.unfoundedCompletion])
    case .isAccepted:
      return finish(
        .upgraded, by: .handler, after: closing, breaking: [.completedWithoutApple],
        relyingOn: [.unfoundedCompletion])
    }
  }

  /// Takes an error that ends the request.
  func fail(
    _ cancellation: Cancellation, attempt: Attempt, apple: AppleAnswer?, after closing: [Command]
  )
    -> Transition
  {
    if let provision = request.provision {
      return fail(provision, cancellation, attempt: attempt, after: closing)
    }
    let fault = blame(for: cancellation, attempt: attempt, apple: apple)
    let closing = attempt == .silent || Ledger.holds("AM-18") ? closing : []
    switch cancellation {
    case .userCanceled, .userCanceledWithReason:
      return finish(
        .canceled, by: .handler, after: closing, breaking: fault.violations, relyingOn: fault.readings)
    case .failedWithReason:
      return finish(
        .failed, by: .handler, after: closing, saying: .reason, breaking: fault.violations,
        relyingOn: fault.readings)
    case .failed, .needsInteraction, .identityNotFound, .unknownCode, .foreignDomain:
      let isFailure = Ledger.holds("AM-11") && (Ledger.holds("AS-17") || cancellation == .failed)
      return finish(
        isFailure ? .failed : .canceled, by: .handler, after: closing, saying: .standard,
        breaking: fault.violations, relyingOn: fault.readings)
    }
  }

  /// The user turned to something else.
  func leave(from phase: Phase, after closing: [Command]) -> Transition {
    guard request.provision == nil else { return finish(.interrupted, by: .system, after: closing) }
    return switch profile.leavingApp {
    case .endsExtension: finish(.interrupted, by: .system, after: closing, relyingOn: [.leavingApp])
    case .changesNothing: .go(phase, relyingOn: [.leavingApp])
    }
  }

  /// Something was to be shown and the app that asked has no window for it.
  func findNoWindow(in phase: Phase, _ closing: [Command]) -> Transition {
    guard request.origin == .app else { return .impossible(in: phase) }
    return finish(
      Ledger.holds("AS-16") ? .failed : .canceled, by: .system, after: closing, relyingOn: [.noWindow])
  }

  private func keychainChange(of upgrade: Upgrade) -> KeychainCommand {
    switch upgrade {
    case .strongPassword: request.origin == .app ? .replacePasswordIfFound : .replacePassword
    case .signInWithApple: .removePassword
    }
  }

  /// What the app hears of a request it made, or the user of any other.
  private func news(of outcome: Outcome, saying message: Message) -> Command? {
    guard request.origin == .app else {
      return switch message {
      case .none: nil
      case .reason: .screen(Ledger.holds("AM-12") ? .showReason : .showDefaultMessage)
      case .standard: .screen(.showDefaultMessage)
      }
    }
    return switch outcome {
    case .upgraded, .provided: .app(.completed)
    case .canceled: .app(.canceled)
    case .failed, .timedOut, .interrupted: .app(.failed)
    }
  }
}

extension Upgrade {
  fileprivate var wrongCompletion: Violation {
    switch self {
    case .strongPassword: .completedAppleForPassword
    case .signInWithApple: .completedPasswordForApple
    }
  }
}
