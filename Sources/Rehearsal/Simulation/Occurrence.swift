/// Something on the agenda.
enum Occurrence {
  /// A handler said something about its request.
  indirect case said(HandlerAction, attempt: Int, crossing: Bool)
  /// A handler asked for Apple's credential.
  indirect case asked(Question, attempt: Int, crossing: Bool)
  /// A preparing call returned.
  case prepared(attempt: Int)
  /// A call to the current handler.
  case call(HandlerCall)
  /// A message reaches the server.
  case arrives(Transmission)
  /// An answer reaches the process that sent the message.
  indirect case answers(Transmission, ServerAnswer)
  /// Apple's answer reaches the phone.
  case appleAnswered(AppleAnswer)
  /// Apple's answer reaches the handler.
  case appleAnswer(AppleAnswer)
  /// The user tapped a button of the interface, which is that of one of the process's layouts, from 1.
  indirect case tapped(Tap, layout: Int, (Tap) -> Void)
  /// The user did something with an interface that lives.
  indirect case touched(any LivingInterface, Touch)
  /// An interface that lives comes to the screen.
  indirect case presents(any LivingInterface)
  /// An interface that lives goes on its way off the screen.
  indirect case passed(any LivingInterface, Appearance)
  /// Something in the app's own code.
  case app(() -> Void)
  /// A handler's own alarm goes off, known by the place in which it was set, from 1.
  indirect case alarm(process: Int, number: Int, on: Enqueue?, () -> Void)
  /// One of the system's two clocks has run out.
  case ranOut(SystemAct)
  /// The system finds something out, once what goes on at this instant is done.
  case noticed(SystemAct)
  /// A handler turned to its identity store.
  indirect case used(IdentityStoreUse, StoreQuestion)
  /// The identity store's answer reaches the process that asked.
  indirect case storeAnswers(StoreQuestion, IdentityStoreAnswer)
  /// A provider cleans up after its answer, or hears that it cannot finish doing so.
  case cleansUp(isExpired: Bool)
}

/// A question for Apple's credential.
struct Question {
  /// Which of the process's questions, from 1, where somebody counts.
  let number: Int
  let state: String?
  let nonce: String?
  let completion: (AppleCredential?, ExtensionError?) -> Void
}

/// Something that a provider asked of its identity store.
struct StoreQuestion {
  let process: Int
  /// The attempt whose handler asked.
  let attempt: Int
  /// Which of the process's questions to its store, from 1, where somebody counts.
  let number: Int
  let completion: (IdentityStoreAnswer) -> Void
}

/// A message on its way, and the answer to it.
///
/// A class, because it lies on the agenda twice and is large.
final class Transmission {
  let message: Message
  /// A number that stands for the message, where somebody asks for such numbers.
  let messageMark: UInt64
  /// Which of the messages of its name it is, from 1.
  let number: Int
  /// Which of its process's messages, from 1, where somebody counts.
  let ordinal: Int
  let process: Int
  /// What happens to it on its way; open until it arrives.
  @exclusivity(unchecked) var fault: Fault.Effect?
  let roundTrip: Int64
  /// Where the answer is heard; `nil` for the main queue.
  let queue: Enqueue?
  let answer: (ServerAnswer) -> Void

  init(
    _ message: Message, mark: UInt64, number: Int, ordinal: Int, process: Int, fault: Fault.Effect?,
    roundTrip: Int64, on queue: Enqueue?, answer: @escaping (ServerAnswer) -> Void
  ) {
    self.message = message
    messageMark = mark
    self.number = number
    self.ordinal = ordinal
    self.process = process
    self.fault = fault
    self.roundTrip = roundTrip
    self.queue = queue
    self.answer = answer
  }
}

/// What the phone knows of the request it is serving, beside where it stands.
///
/// A class, because every event reads and writes a little of it; exempt from exclusivity checks like the rehearsal
/// it belongs to.
final class OpenRequest {
  @exclusivity(unchecked) var lifecycle: RequestLifecycle
  let service: ServiceIdentifier
  let existing: PasswordCredential
  let userInfo: UserInfo?
  /// What a credential provider is asked.
  @exclusivity(unchecked) var provision: CredentialRequest?
  /// What it gave.
  @exclusivity(unchecked) var provided: Provided?
  /// Everything it had on screen.
  @exclusivity(unchecked) var shown: [Interface] = []
  /// Whether its end was looked at.
  @exclusivity(unchecked) var isJudged = false
  /// What cleans up after its answer, once that has begun.
  @exclusivity(unchecked) var cleanUp: ((Bool) -> Void)?
  @exclusivity(unchecked) var newPassword = "" { didSet { textsMark = nil } }
  @exclusivity(unchecked) var completed: PasswordCredential? { didSet { textsMark = nil } }
  @exclusivity(unchecked) var completionInfo: UserInfo?
  /// What the app and its extension passed each other, as values of their own types.
  @exclusivity(unchecked) var parcel = Parcel()
  @exclusivity(unchecked) var error: ExtensionError? { didSet { textsMark = nil } }
  @exclusivity(unchecked) var question: Question?
  @exclusivity(unchecked) var appleUser: String? { didSet { textsMark = nil } }
  /// A number for what it has of texts, once somebody asked for it; until one of them changes.
  @exclusivity(unchecked) private var textsMark: UInt64?
  @exclusivity(unchecked) var answersHeard = 0
  /// Whether the system did not leave the handler the time it has: it suspended the process, or lost patience
  /// early.
  @exclusivity(unchecked) var wasCutShort = false
  /// Whether the user's Cancel has not reached the handler, whose process is suspended.
  @exclusivity(unchecked) var isCancelOnItsWay = false
  /// Whether the handler answered before it could hear of the user's Cancel; it hears of that all the same.
  @exclusivity(unchecked) var hasCrossedCancel = false
  /// How the handler canceled when it last answered; `nil` where it has not answered, or otherwise.
  @exclusivity(unchecked) private(set) var wayOfCanceling: WayOfCanceling?
  /// Whether it canceled one way and, after that was the end, the other way as well.
  @exclusivity(unchecked) private(set) var isCanceledBothWays = false
  /// Whether the extension's interface is or was on screen.
  @exclusivity(unchecked) var hasShownInterface = false
  /// Whether the user did anything beside asking for it.
  @exclusivity(unchecked) var wasTouched = false

  init(
    _ request: Request, profile: Profile, service: ServiceIdentifier, existing: PasswordCredential,
    userInfo: UserInfo?
  ) {
    lifecycle = RequestLifecycle(request, profile: profile)
    self.service = service
    self.existing = existing
    self.userInfo = userInfo
  }

  init(copying other: OpenRequest) {
    lifecycle = other.lifecycle
    service = other.service
    existing = other.existing
    userInfo = other.userInfo
    provision = other.provision
    provided = other.provided
    shown = other.shown
    isJudged = other.isJudged
    cleanUp = other.cleanUp
    newPassword = other.newPassword
    completed = other.completed
    completionInfo = other.completionInfo
    parcel = other.parcel
    error = other.error
    question = other.question
    appleUser = other.appleUser
    textsMark = other.textsMark
    answersHeard = other.answersHeard
    wasCutShort = other.wasCutShort
    isCancelOnItsWay = other.isCancelOnItsWay
    hasCrossedCancel = other.hasCrossedCancel
    wayOfCanceling = other.wayOfCanceling
    isCanceledBothWays = other.isCanceledBothWays
    hasShownInterface = other.hasShownInterface
    wasTouched = other.wasTouched
  }

  /// Who says the words that cancel a request.
  enum WayOfCanceling: UInt64 {
    case byItself = 1
    case throughBaseClass
  }

  /// A number for the passwords, users and errors in it, which seldom change.
  var markOfTexts: UInt64 {
    if let textsMark { return textsMark }
    var mark = Fingerprint()
    mark.combine(newPassword)
    mark.combine(completed?.user)
    mark.combine(completed?.password)
    mark.combine(error?.domain)
    mark.combine(error?.code ?? 0)
    mark.combine(error?.reason)
    mark.combine(appleUser)
    textsMark = mark.value
    return mark.value
  }

  /// Takes notice of how an answer cancels, if it does.
  func hear(_ action: HandlerAction) {
    let before = wayOfCanceling
    switch action {
    case .canceled: wayOfCanceling = .byItself
    case .canceledByBaseClass: wayOfCanceling = .throughBaseClass
    case .completedPasswordChange, .completedAppleUpgrade, .provided: wayOfCanceling = nil
    case .presented, .presentedAnimated, .askedApple, .sent, .laidOut, .found, .kept, .usesStore: return
    }
    isCanceledBothWays = isFinished && before != nil && wayOfCanceling != nil && wayOfCanceling != before
  }

  var request: Request { lifecycle.terms.request }
  /// Whether a credential provider serves it; asked for every message, and so not of what it is asked.
  var isForProvider: Bool { if case .provision = lifecycle.terms.request.kind { true } else { false } }
  var isFinished: Bool { lifecycle.phase.outcome != nil }
  /// Whether the user saw the extension's interface and had nothing to do there, or elsewhere.
  var isInterfaceIdle: Bool { hasShownInterface && !wasTouched }
}
