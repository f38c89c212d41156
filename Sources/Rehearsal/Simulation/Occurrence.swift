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
  /// The user tapped a button of the interface.
  indirect case tapped(Tap, (Tap) -> Void)
  /// The user did something with an interface that lives.
  indirect case touched(any LivingInterface, Touch)
  /// An interface that lives comes to the screen.
  indirect case presents(any LivingInterface)
  /// An interface that lives goes on its way off the screen.
  indirect case passed(any LivingInterface, Appearance)
  /// Something in the app's own code.
  case app(() -> Void)
  /// A handler's own alarm goes off, known by the place in which it was set, from 1.
  case alarm(process: Int, number: Int, () -> Void)
  /// One of the system's two clocks has run out.
  case ranOut(SystemAct)
  /// The system finds something out, once what goes on at this instant is done.
  case noticed(SystemAct)
  /// A handler turned to its identity store.
  indirect case used(IdentityStoreUse, HandlerContext, (IdentityStoreAnswer) -> Void)
  /// The identity store's answer reaches the process that asked.
  indirect case storeAnswers(process: Int, IdentityStoreAnswer, (IdentityStoreAnswer) -> Void)
  /// A provider cleans up after its answer, or hears that it cannot finish doing so.
  case cleansUp(isExpired: Bool)
}

/// A question for Apple's credential.
struct Question {
  let state: String?
  let nonce: String?
  let completion: (AppleCredential?, ExtensionError?) -> Void
}

/// A message on its way, and the answer to it.
///
/// A class, because it lies on the agenda twice and is large.
final class Transmission {
  let message: Message
  /// Which of the messages of its name it is, from 1.
  let number: Int
  let process: Int
  /// What happens to it on its way; open until it arrives.
  var fault: Fault.Effect?
  let roundTrip: Int64
  let answer: (ServerAnswer) -> Void

  init(
    _ message: Message, number: Int, process: Int, fault: Fault.Effect?, roundTrip: Int64,
    answer: @escaping (ServerAnswer) -> Void
  ) {
    self.message = message
    self.number = number
    self.process = process
    self.fault = fault
    self.roundTrip = roundTrip
    self.answer = answer
  }
}

/// What the phone knows of the request it is serving, beside where it stands.
///
/// A class, because every event reads and writes a little of it.
final class OpenRequest {
  var lifecycle: RequestLifecycle
  let service: ServiceIdentifier
  let existing: PasswordCredential
  let userInfo: UserInfo?
  /// What a credential provider is asked.
  var provision: CredentialRequest?
  /// What it gave.
  var provided: Provided?
  /// Everything it had on screen.
  var shown: [Interface] = []
  /// Whether its end was looked at.
  var isJudged = false
  /// What cleans up after its answer, once that has begun.
  var cleanUp: ((Bool) -> Void)?
  var newPassword = ""
  var completed: PasswordCredential?
  var completionInfo: UserInfo?
  /// What the app and its extension passed each other, as values of their own types.
  var parcel = Parcel()
  var error: ExtensionError?
  var question: Question?
  var appleUser: String?
  var answersHeard = 0
  /// Whether the system did not leave the handler the time it has: it suspended the process, or lost patience
  /// early.
  var wasCutShort = false
  /// Whether the user's Cancel has not reached the handler, whose process is suspended.
  var isCancelOnItsWay = false
  /// Whether the handler answered before it could hear of the user's Cancel; it hears of that all the same.
  var hasCrossedCancel = false

  init(
    _ request: Request, profile: Profile, service: ServiceIdentifier, existing: PasswordCredential,
    userInfo: UserInfo?
  ) {
    lifecycle = RequestLifecycle(request, profile: profile)
    self.service = service
    self.existing = existing
    self.userInfo = userInfo
  }

  var request: Request { lifecycle.terms.request }
  var isFinished: Bool { lifecycle.phase.outcome != nil }
}
