/// The places of phases and events in their lists, counted instead of looked up, because a search asks for them at
/// every step of every path.
extension Phase {
  /// Where it stands in ``all``.
  package var ordinal: Int {
    switch self {
    case .requested: 0
    case .serving(let phase): Self.start(of: phase.attempt) + (phase.apple.map { 2 + $0.place } ?? 0)
    case .authorizing(let phase): Self.start(of: phase.attempt) + 1
    case .preparing: 6
    case .withdrawing: 12
    case .authenticating(let phase): 13 + (Completion.filled.firstIndex(of: phase.completion) ?? 0)
    case .finished(let phase): 16 + 3 * phase.outcome.place + phase.ender.place
    }
  }

  private static func start(of attempt: Attempt) -> Int {
    switch attempt {
    case .silent: 1
    case .interactive: 7
    }
  }
}

extension Event {
  /// Where it stands in ``all``.
  package var ordinal: Int {
    switch self {
    case .system(let act): act.place
    case .handler(let act): 6 + act.place
    case .user(let act): 30 + act.place
    case .apple(let answer): 34 + answer.place
    }
  }
}

extension HandlerAct {
  fileprivate var place: Int {
    switch self {
    case .preparedInterface: 0
    case .tookReport: 1
    case .completed(let completion): 2 + completion.place
    case .canceled(let cancellation): 12 + cancellation.place
    case .askedApple: 20
    case .presented: 21
    case .presentedAnimated: 22
    case .spokeForFormerRequest: 23
    }
  }
}

extension Completion {
  fileprivate var place: Int {
    switch self {
    case .strongPassword: 0
    case .signInWithApple: 1
    case .password: 2
    case .passkey: 3
    case .code: 4
    case .text: 5
    case .newPasskey: 6
    case .savedPassword: 7
    case .generatedPasswords: 8
    case .configuration: 9
    }
  }
}

extension Cancellation {
  fileprivate var place: Int {
    switch self {
    case .failed: 0
    case .failedWithReason: 1
    case .userCanceled: 2
    case .userCanceledWithReason: 3
    case .needsInteraction: 4
    case .identityNotFound: 5
    case .unknownCode: 6
    case .foreignDomain: 7
    }
  }
}

extension UserAct {
  fileprivate var place: Int {
    switch self {
    case .tappedCancel: 0
    case .leftApp: 1
    case .authenticated: 2
    case .failedToAuthenticate: 3
    }
  }
}

extension AppleAnswer {
  fileprivate var place: Int {
    switch self {
    case .authorized: 0
    case .wasCanceled: 1
    case .couldNotBeReached: 2
    }
  }
}

extension SystemAct {
  fileprivate var place: Int {
    switch self {
    case .began: 0
    case .lostPatience: 1
    case .waitedOutCancel: 2
    case .endedProcess: 3
    case .foundNoWindow: 4
    case .neededNoAuthentication: 5
    }
  }
}

extension Outcome {
  fileprivate var place: Int {
    switch self {
    case .upgraded: 0
    case .provided: 1
    case .failed: 2
    case .canceled: 3
    case .timedOut: 4
    case .interrupted: 5
    }
  }
}

extension Finished.Ender {
  fileprivate var place: Int {
    switch self {
    case .handler: 0
    case .handlerAfterCancel: 1
    case .system: 2
    }
  }
}
