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
    if outcome == .upgraded { commands.append(.keychain(keychainChange)) }
    if request.origin == .app {
      commands.append(.app(news(of: outcome)))
    } else {
      switch message {
      case .none: break
      case .reason: commands.append(.screen(.showReason))
      case .standard: commands.append(.screen(.showDefaultMessage))
      }
    }
    commands.append(.process(.releaseHandler))
    return .go(
      .finished(Finished(outcome: outcome, ender: ender)), commands, breaking: violations,
      relyingOn: readings)
  }

  /// Takes a completion: the one that fits ends the request, any other leaves it open.
  func complete(
    as kind: Request.Kind, having apple: AppleAnswer?, from phase: Phase, after closing: [Command]
  )
    -> Transition
  {
    guard kind == request.kind else {
      return .go(phase, breaking: [kind.wrongCompletion], relyingOn: [.unfoundedCompletion])
    }
    guard kind.needsApple, apple != .authorized else {
      return finish(.upgraded, by: .handler, after: closing)
    }
    switch profile.unfoundedCompletion {
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
    let fault = blame(for: cancellation, attempt: attempt, apple: apple)
    switch cancellation {
    case .userCanceled, .userCanceledWithReason:
      return finish(
        .canceled, by: .handler, after: closing, breaking: fault.violations, relyingOn: fault.readings)
    case .failedWithReason:
      return finish(
        .failed, by: .handler, after: closing, saying: .reason, breaking: fault.violations,
        relyingOn: fault.readings)
    case .failed, .needsInteraction, .identityNotFound, .unknownCode, .foreignDomain:
      return finish(
        .failed, by: .handler, after: closing, saying: .standard, breaking: fault.violations,
        relyingOn: fault.readings)
    }
  }

  /// The user turned to something else.
  func leave(from phase: Phase, after closing: [Command]) -> Transition {
    switch profile.leavingApp {
    case .endsExtension: finish(.interrupted, by: .system, after: closing, relyingOn: [.leavingApp])
    case .changesNothing: .go(phase, relyingOn: [.leavingApp])
    }
  }

  /// Something was to be shown and the app that asked has no window for it.
  func findNoWindow(in phase: Phase, _ closing: [Command]) -> Transition {
    request.origin == .app
      ? finish(.failed, by: .system, after: closing, relyingOn: [.noWindow]) : .impossible(in: phase)
  }

  private var keychainChange: KeychainCommand {
    switch request.kind {
    case .strongPassword: request.origin == .app ? .replacePasswordIfFound : .replacePassword
    case .signInWithApple: .removePassword
    }
  }

  private func news(of outcome: Outcome) -> AppNews {
    switch outcome {
    case .upgraded: .completed
    case .canceled: .canceled
    case .failed, .timedOut, .interrupted: .failed
    }
  }
}

extension Request.Kind {
  fileprivate var wrongCompletion: Violation {
    switch self {
    case .strongPassword: .completedPasswordForApple
    case .signInWithApple: .completedAppleForPassword
    }
  }
}
