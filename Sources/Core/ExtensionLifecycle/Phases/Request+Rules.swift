/// Which rules of the ledger have a say in what happens to a request.
///
/// Only documented ones: of contested and assumed ones a run says itself which it rested on.
extension Request {
  /// The numbers of the rules that the system follows, or a handler is held to, where something happens in a phase.
  package func rules(on event: Event, in phase: Phase) -> [String] {
    switch event {
    case .handler(let act): rules(on: act, in: phase)
    case .user(.tappedCancel): ["AM-19", "AM-23"]
    case .user(.leftApp): []
    case .user(.authenticated), .user(.failedToAuthenticate): ["CP-11", "CP-13"]
    case .apple(.authorized): ["SI-5"]
    case .apple(.wasCanceled): ["SI-6"]
    case .apple(.couldNotBeReached): ["SI-7"]
    case .system(.began): rulesAtFirst
    case .system(.lostPatience): upgrade == nil ? ["CP-14"] : ["AM-28"]
    case .system(.waitedOutCancel): ["AM-22"]
    case .system(.endedProcess): ["PL-2"]
    case .system(.foundNoWindow): ["IA-12"]
    case .system(.neededNoAuthentication): ["CP-11"]
    }
  }

  private func rules(on act: HandlerAct, in phase: Phase) -> [String] {
    switch phase {
    case .requested, .authenticating, .finished: []
    case .withdrawing: ["AM-21"]
    case .serving(let serving): rules(on: act, during: serving.attempt, after: serving.apple)
    case .authorizing(let authorizing): rules(on: act, during: authorizing.attempt, after: nil)
    case .preparing: rules(on: act, during: .interactive, after: nil)
    }
  }

  private func rules(on act: HandlerAct, during attempt: Attempt, after apple: AppleAnswer?) -> [String] {
    switch act {
    case .preparedInterface: upgrade == nil ? ["CP-6"] : ["AM-15", "AM-16"]
    case .tookReport: ["CP-23"]
    case .completed(let completion): rules(on: completion, during: attempt)
    case .canceled(let cancellation):
      upgrade == nil ? rules(on: cancellation) : rules(on: cancellation, during: attempt, after: apple)
    case .askedApple: upgrade == .signInWithApple ? ["SI-2", "SI-3", "SI-4"] : ["SI-2"]
    case .presented: upgrade == nil ? ["CP-9"] : ["AM-5"]
    case .presentedAnimated: ["CP-28"]
    case .spokeForFormerRequest: []
    }
  }

  private func rules(on completion: Completion, during attempt: Attempt) -> [String] {
    switch (kind, attempt) {
    case (.upgrade(.strongPassword), _):
      completion == .strongPassword
        ? ["AM-8", "AM-9", "AM-10"] + (attempt == .interactive ? ["AM-17"] : []) : ["AM-10"]
    case (.upgrade(.signInWithApple), _):
      ["SI-10"]
        + (completion == .signInWithApple
          ? ["SI-11", "SI-12"] + (attempt == .interactive ? ["SI-13"] : []) : [])
    case (.provision, .silent): ["CP-21"]
    case (.provision, .interactive): ["CP-12", "CP-19", "CP-21"]
    }
  }

  /// What is said to a credential provider that cancels.
  private func rules(on cancellation: Cancellation) -> [String] {
    switch cancellation {
    case .failed, .failedWithReason: []
    case .userCanceled, .userCanceledWithReason: ["CP-5"]
    case .needsInteraction: [kind.ruleOfInteraction]
    case .identityNotFound: ["CP-16"]
    case .unknownCode, .foreignDomain: ["CP-17"]
    }
  }

  private func rules(
    on cancellation: Cancellation, during attempt: Attempt, after apple: AppleAnswer?
  ) -> [String] {
    switch (cancellation, apple) {
    case (.needsInteraction, _): ["AM-13"] + (attempt == .silent ? ["AM-14"] : [])
    case (.identityNotFound, _): []
    case (_, .wasCanceled): ["SI-8"]
    case (_, .couldNotBeReached): ["SI-9"]
    case (.failed, _), (.failedWithReason, _):
      ["AM-11", "AM-12"] + (attempt == .interactive ? ["AM-18"] : [])
    case (.userCanceled, _), (.userCanceledWithReason, _), (.unknownCode, _), (.foreignDomain, _): ["AM-11"]
    }
  }

  private var rulesAtFirst: [String] {
    switch kind {
    case .upgrade(let upgrade):
      ["AM-1", "AM-5", "AM-6"] + (upgrade == .strongPassword ? ["AM-4"] : [])
        + (origin == .app ? ["IA-1", "IA-2", "IA-3", "IA-4"] : ["AM-7"])
    case .provision(let provision): ["CP-1", provision.ruleAtFirst]
    }
  }
}

extension Request.Kind {
  /// What becomes of a credential provider that asks for its interface.
  fileprivate var ruleOfInteraction: String {
    switch self {
    case .provision(.automaticPasskey): "CP-22"
    case .provision(.generatedPasswords): "CP-25"
    case .provision, .upgrade: "CP-10"
    }
  }
}

extension Provision {
  /// What is particular to being asked for it.
  fileprivate var ruleAtFirst: String {
    switch self {
    case .credentialList, .passkeyList, .codeList: "CP-2"
    case .text: "CP-26"
    case .password, .passkey, .code: "CP-9"
    case .passkeyRegistration: "CP-21"
    case .automaticPasskey: "CP-22"
    case .savedPassword: "CP-24"
    case .generatedPasswords, .chosenGeneratedPasswords: "CP-25"
    case .configuration: "CP-20"
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: "CP-23"
    }
  }
}
