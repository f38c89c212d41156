/// How a credential provider's requests end.
extension Terms {
  func complete(
    _ provision: Provision, as completion: Completion, isShown: Bool, from phase: Phase,
    after closing: [Command]
  ) -> Transition {
    guard !provision.isReport else { return .go(phase, breaking: [.answeredReport]) }
    guard provision.accepts(completion) else {
      guard Ledger.holds("AS-34") else { return finish(.failed, by: .handler, after: closing) }
      return .go(phase, breaking: [.completedAsAnother], relyingOn: [.otherCompletion])
    }
    guard provision.isOffered || !Ledger.holds("CP-7") else { return take(completion, after: closing) }
    // It was provided, whatever becomes of the user's face.
    let provided = closing + [.identityStore(.noteSuccess)]
    guard !isShown || !Ledger.holds("CP-12") || !Ledger.holds("CP-7"), isShown || Ledger.holds("CP-11") else {
      return take(completion, after: provided)
    }
    return .go(
      .authenticating(Authenticating(completion)), provided + [.screen(.askForAuthentication)])
  }

  /// The system takes what the handler gave, and ends the request.
  func take(_ completion: Completion, after closing: [Command]) -> Transition {
    var commands = Ledger.holds("CP-19") ? closing : []
    if let command = completion.formCommand, Ledger.holds("CP-5") { commands.append(.form(command)) }
    if Ledger.holds("CP-18") { commands.append(.handler(.cleanUp)) }
    return finish(.provided, by: .handler, after: commands)
  }

  /// Takes an error that ends the request.
  func fail(
    _ provision: Provision, _ cancellation: Cancellation, attempt: Attempt, after closing: [Command]
  ) -> Transition {
    let fault = blame(provision, for: cancellation, attempt: attempt)
    let isCanceled = cancellation == .userCanceled || cancellation == .userCanceledWithReason
    return finish(
      isCanceled ? .canceled : .failed, by: .handler, after: isCanceled ? closing : closing + failureNotes,
      breaking: fault.violations, relyingOn: fault.readings)
  }

  private func blame(_ provision: Provision, for cancellation: Cancellation, attempt: Attempt) -> Fault {
    switch cancellation {
    case .failed, .failedWithReason, .userCanceled, .userCanceledWithReason: Fault()
    case .needsInteraction: Fault(violations: [provision.vainRequest(in: attempt)])
    case .identityNotFound: Fault(violations: provision.isOffered ? [] : [.missedWhatNobodyNamed])
    case .unknownCode, .foreignDomain: Fault(violations: [.usedForeignError], readings: [.foreignError])
    }
  }

  /// What the system remembers when an offered identity was not provided.
  var failureNotes: [Command] {
    request.provision?.isOffered == true ? [.identityStore(.noteFailure)] : []
  }
}

/// What the terms of a request say, whichever extension point it is for.
extension Terms {
  /// The call that begins it with nothing on screen.
  var silentCall: HandlerCall? {
    switch request.kind {
    case .upgrade(let upgrade): upgrade.silentCall
    case .provision(let provision): provision.silentCall(on: profile.autoFill.systemVersion)
    }
  }

  /// The call that has the extension prepare its interface.
  var preparingCall: HandlerCall? {
    switch request.kind {
    case .upgrade(let upgrade): upgrade.preparingCall
    case .provision(let provision): provision.preparingCall(on: profile.autoFill.systemVersion)
    }
  }

  var needsApple: Bool { request.upgrade?.needsApple == true }
  var isReport: Bool { request.provision?.isReport == true }

  func asksForInterface(_ cancellation: Cancellation) -> Bool {
    switch request.kind {
    case .upgrade: profile.asksForInterface.cancellation == cancellation
    case .provision: cancellation == .needsInteraction
    }
  }

  var readingsOfInteraction: Readings {
    switch request.kind {
    case .upgrade: [.instances, .asksForInterface]
    case .provision: [.instances]
    }
  }

  var patienceReading: Reading {
    switch request.kind {
    case .upgrade: .patience
    case .provision: .fewSeconds
    }
  }

  var offScreenViolation: Violation {
    switch request.kind {
    case .upgrade: .presentedOffScreen
    case .provision: .presentedInSilence
    }
  }

  var silenceViolation: Violation {
    switch request.kind {
    case .upgrade: .neverAnswered
    case .provision: .tookTooLong
    }
  }
}

extension Completion {
  /// What becomes of the form.
  fileprivate var formCommand: FormCommand? {
    switch self {
    case .password: .fillPassword
    case .passkey: .signIn
    case .code: .fillCode
    case .text: .insertText
    case .newPasskey: .register
    case .generatedPasswords: .offerPasswords
    case .savedPassword, .configuration, .strongPassword, .signInWithApple: nil
    }
  }
}

extension Provision {
  /// What is wrong with asking for an interface that is there already, or never comes.
  fileprivate func vainRequest(in attempt: Attempt) -> Violation {
    switch (attempt, self) {
    case (.silent, .automaticPasskey): .askedForInterfaceByTheWay
    case (.silent, .generatedPasswords): .askedForInterfaceToGenerate
    case (.silent, _), (.interactive, _): .askedForInterfaceAgain
    }
  }
}
