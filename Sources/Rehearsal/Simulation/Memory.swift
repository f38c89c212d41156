/// What the handlers of a process were given so far, and what they said: with it others can be brought to where
/// they are.
struct Memory {
  /// In order.
  var given: [Given] = []
  /// A number for everything they said.
  private(set) var said = Fingerprint()
  private(set) var messages = 0
  private(set) var questions = 0
  private(set) var layouts = 0
  private(set) var storeQuestions = 0
  private(set) var alarms: [HandlerContext.Alarm] = []
  /// Whether they were given nothing else.
  private(set) var isWhole = true

  /// Something that was given: what answers is known by how many of its kind they had asked for before.
  enum Given {
    /// A handler was made for an attempt.
    case handler(attempt: Int)
    /// The system let go of the handler.
    case release
    indirect case call(HandlerCall, SystemAction.Arguments)
    indirect case provisionCall(HandlerCall, CredentialRequest)
    indirect case storeAnswer(IdentityStoreAnswer, to: Int)
    /// A provider cleans up after what the system took.
    case cleanUp(isExpired: Bool, after: Completion?)
    indirect case answer(ServerAnswer, to: Int)
    indirect case appleAnswer(AppleCredential?, ExtensionError?, to: Int)
    indirect case tap(Tap, on: Int)
    case alarm(Int)
  }

  /// Notes what is given to a handler; `nil` for what cannot be given again.
  mutating func take(_ given: Given?) {
    if let given { self.given.append(given) } else { isWhole = false }
  }

  mutating func hear(_ action: HandlerAction) {
    switch action {
    // Because the base class answers with a code that is the system's own affair.
    case .canceled, .canceledByBaseClass: said.combine(1)
    case .completedPasswordChange(let credential, _):
      said.combine(2)
      said.combine(credential.user)
      said.combine(credential.password)
    case .completedAppleUpgrade: said.combine(3)
    case .presented: said.combine(4)
    case .presentedAnimated: said.combine(5)
    case .provided(let provided):
      said.combine(6)
      provided.fields.combine(into: &said)
    case .sent, .askedApple, .laidOut, .usesStore, .found, .kept: break
    }
  }

  /// Counts a question to the identity store.
  mutating func hear(_ use: IdentityStoreUse) -> Int {
    use.combine(into: &said)
    storeQuestions += 1
    return storeQuestions
  }

  /// Counts a message, of which it takes the number that stands for it.
  mutating func hearMessage(_ mark: UInt64) -> Int {
    said.combine(mark)
    messages += 1
    return messages
  }

  /// Counts a question for Apple's credential.
  mutating func hearQuestion(_ state: String?, _ nonce: String?) -> Int {
    said.combine(state)
    said.combine(nonce)
    questions += 1
    return questions
  }

  mutating func hear(_ interface: Interface) {
    interface.combine(into: &said)
    layouts += 1
  }

  mutating func hear(_ alarm: HandlerContext.Alarm, after delay: Duration) {
    hearAlarm(after: delay)
    alarms.append(alarm)
  }

  mutating func hearAlarm(after delay: Duration) {
    said.combine(Instant.start + delay)
  }
}
