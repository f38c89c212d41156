/// What the phone knows of the request it is serving.
package struct OpenRequest: Sendable {
  /// Where it stands.
  package internal(set) var lifecycle: RequestLifecycle
  /// What is asked.
  var details: Details { didSet { mark = nil } }
  /// What the handler answered.
  var answer = HandlerAnswer() { didSet { mark = nil } }
  /// What the handler asked Apple and has no answer to.
  var question: AppleQuestion?
  /// Whom Apple vouched for.
  var appleUser: String? { didSet { mark = nil } }
  /// How many answers of its server the handler has heard.
  var answersHeard = 0
  /// Whether the handler heard of anything that did not work since it was called, but for a server that wants the user.
  var hasMetRefusal = false
  /// What a credential provider had on screen for it.
  var shown = ShownInterfaces()
  /// Whether its end was looked at.
  var isJudged = false
  /// Whether the system did not leave the handler the time it has: it suspended the process, or lost patience
  /// early.
  var wasCutShort = false
  /// Whether the user's Cancel has not reached the handler, whose process is suspended.
  var isCancelOnItsWay = false
  /// Whether the handler answered before it could hear of the user's Cancel; it hears of that all the same.
  var hasCrossedCancel = false
  /// Whether the extension's interface is or was on screen.
  var hasShownInterface = false
  /// What the user did beside asking for it.
  var input = UserInput()
  /// A number for what is asked and answered, once somebody asked for it; until one of them changes.
  var mark: UInt64?

  /// What is asked of a handler.
  struct Details: Hashable, Sendable {
    let service: ServiceIdentifier
    let existing: PasswordCredential
    let userInfo: UserInfo?
    let asked: Asked
    /// The password that the system generated for it.
    var newPassword = "" { didSet { remembered = Remembered() } }
    /// A number that stands for all of it, once somebody asked for it.
    var remembered = Remembered()

    /// What a credential provider is asked.
    var provision: CredentialRequest? { if case .provision(let asked) = asked { asked } else { nil } }
  }

  /// What is asked of a handler by its kind, out of the way of upgrades.
  enum Asked: Hashable, Sendable {
    case upgrade
    indirect case provision(CredentialRequest)
  }
}

/// Everything that was on screen for a request: for an upgrade only when it was taken away.
struct ShownInterfaces: Sendable {
  var all: [Interface] = []
  /// When the first of them came on screen.
  var since: Instant?
  /// How many of them there were when the system had a list prepared once more that was all there; `nil` where it has
  /// not, or that was looked at.
  var countBeforeAgain: Int?
  /// When the user's Cancel took it away, under the system's bar.
  var goneSince: Instant?
  /// Whether somebody typed where there is nothing else to do but to send that.
  var hadNoWayOut = false
}

extension HandlerAction {
  /// Whether it ends the request, as far as the handler can tell.
  var isAnswer: Bool {
    switch self {
    case .completedPasswordChange, .completedAppleUpgrade, .canceled, .canceledByBaseClass, .provided: true
    case .presented, .presentedAnimated, .askedApple, .sent, .laidOut, .found, .kept, .usesStore, .holds:
      false
    }
  }
}

/// What a handler has answered to a request.
struct HandlerAnswer: Hashable, Sendable {
  var completed: PasswordCredential?
  var completionInfo: UserInfo?
  /// What a credential provider gave.
  var provided: Provided?
  var error: ExtensionError?
  /// How it canceled when it last answered; `nil` where it has not answered, or otherwise.
  var wayOfCanceling: WayOfCanceling?
  /// Whether it canceled one way and, after that was the end, the other way as well.
  var isCanceledBothWays = false
  /// What it let others read while nobody knew which password it would give.
  var disclosed: [Disclosure] = []

  /// Who says the words that cancel a request.
  enum WayOfCanceling: UInt64 {
    case byItself = 1
    case throughBaseClass
    /// Nobody: the call was left to a base class that does nothing.
    case notAtAll
  }

  /// Whether nobody answers, because the call was left to a base class that does nothing.
  var isLeftOut: Bool { wayOfCanceling == .notAtAll }

  /// Takes notice of how an answer cancels, if it does.
  mutating func noteCanceling(_ action: HandlerAction, afterTheEnd isFinished: Bool) {
    let before = wayOfCanceling
    switch action {
    case .canceled: wayOfCanceling = .byItself
    case .canceledByBaseClass: wayOfCanceling = .throughBaseClass
    case .completedPasswordChange, .completedAppleUpgrade, .provided: wayOfCanceling = nil
    case .presented, .presentedAnimated, .askedApple, .sent, .laidOut, .found, .kept, .usesStore, .holds:
      return
    }
    isCanceledBothWays =
      isFinished && before != nil && before != .notAtAll && wayOfCanceling != nil && wayOfCanceling != before
  }

  /// Takes what it says of how the request ends.
  mutating func take(_ action: HandlerAction) {
    switch action {
    case .completedPasswordChange(let credential, let userInfo):
      completed = credential
      completionInfo = userInfo
    case .completedAppleUpgrade(let userInfo): completionInfo = userInfo
    case .canceled(let error), .canceledByBaseClass(let error): self.error = error
    case .provided, .sent, .askedApple, .laidOut, .presented, .presentedAnimated, .found, .kept, .usesStore,
      .holds:
      break
    }
  }
}

extension OpenRequest {
  package var request: Request { lifecycle.terms.request }
  /// Whether a credential provider serves it; asked for every message, and so not of what it is asked.
  var isForProvider: Bool { if case .provision = lifecycle.terms.request.kind { true } else { false } }
  /// Whether it is over.
  package var isFinished: Bool { outcome != nil }
  /// Whose account is to be upgraded.
  package var user: String { details.existing.user }
  /// How it ended; `nil` while it has not.
  package var outcome: Outcome? { lifecycle.phase.outcome }
  /// Whether a message brings its server what the request is to put in force: the generated password, or whom Apple
  /// vouched for.
  package func putsInForce(_ message: Message) -> Bool {
    guard !isForProvider else { return false }
    return message.body.contains {
      $0.value == details.newPassword && !$0.value.isEmpty || $0.value == appleUser
    }
  }
  /// Whether a message asks its server for a change, which may not go with what is there: to put something in force, or
  /// whatever a credential provider says while it has a password to save.
  package func asksForChange(_ message: Message) -> Bool {
    request.provision == .savedPassword || putsInForce(message)
  }
  /// Whether the provider says that it does not have what the system named.
  package var isMissed: Bool {
    answer.error?.domain == ExtensionError.domain
      && answer.error?.code == ExtensionError.Code.credentialIdentityNotFound.rawValue
  }
  /// Whether its user was shown something that asks for nothing more, and the system does not hear that there is nothing.
  package var isConcealing: Bool {
    hasShownInterface && !isMissed && shown.all.last?.fieldsToFill.isEmpty == true
  }
  /// Whether the user saw the extension's interface and had nothing to do there, or elsewhere.
  var isInterfaceIdle: Bool { hasShownInterface && !input.isAny }

  /// What a call to an account modification handler carries.
  func arguments(of call: HandlerCall) -> SystemAction.Arguments {
    SystemAction.Arguments(
      service: Ledger.holds("AM-6") ? details.service : ServiceIdentifier(""), existing: details.existing,
      newPassword: call.carriesPassword ? details.newPassword : nil,
      userInfo: details.userInfo ?? (Ledger.holds("AM-7") ? nil : [:]))
  }
}

extension HandlerCall {
  fileprivate var carriesPassword: Bool {
    switch self {
    case .changePasswordWithoutUserInteraction: true
    case .prepareInterfaceToChangePassword: Ledger.holds("AM-17")
    default: false
    }
  }
}
