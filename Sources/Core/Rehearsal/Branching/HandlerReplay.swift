/// A handler that is given again, in silence, what another was given, and so comes to where that one is.
///
/// What it says is compared with what the other said, and leads to nothing.
final class HandlerReplay: StoreHost, ReadingHost {
  private let port: HandlerPort
  private let process: Int
  /// How contested and assumed rules are read.
  let profile: Profile
  // Exempt from exclusivity checks like the rehearsal whose place it takes.
  @exclusivity(unchecked) private var heard: HandlerJournal
  @exclusivity(unchecked) private var said: Ordinals
  @exclusivity(unchecked) private var attempt = 0
  /// The context of the handler of the moment, and those of the ones before it, of which most processes have none.
  @exclusivity(unchecked) private var context: HandlerContext?
  @exclusivity(unchecked) private var former: [HandlerContext] = []

  /// A process in which nothing was given to anybody.
  init(in port: HandlerPort, process: Int, after before: Ordinals, reading profile: Profile) {
    self.port = port
    self.process = process
    self.profile = profile
    heard = HandlerJournal(after: before)
    said = before
  }

  /// Gives everything again; `false` where the handler says something else at it than the other did.
  func play(_ journal: HandlerJournal, as program: Program) -> Bool {
    port.start(program)
    for delivery in journal.deliveries where !give(delivery, program) { return false }
    return heard.said == journal.said
  }

  private func give(_ delivery: Delivery, _ program: Program) -> Bool {
    if case .handler(let attempt) = delivery { self.attempt = attempt }
    let isGiven = port.give(delivery, to: port.callback(of: delivery.listener), in: process, for: self)
    guard case .handler = delivery, let handler = port.handler else {
      return isGiven || delivery.isPassedOver
    }
    if let context { former.append(context) }
    context = handler.context
    program.introduced?(handler.name)
    return true
  }

  /// Lets the handler speak to a rehearsal from now on.
  func wake(in simulation: Simulation) {
    context?.host = simulation
    for context in former { context.host = simulation }
  }

  func take(_ action: HandlerAction, from context: HandlerContext) {
    heard.hear(action)
  }

  func askApple(
    state: String?, nonce: String?, from context: HandlerContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    heard.hearQuestion(state, nonce)
    said.questions += 1
    port.wait(.question(said.questions), .apple(completion))
  }

  func use(
    _ use: IdentityStoreUse, from context: HandlerContext, _ answer: @escaping (IdentityStoreAnswer) -> Void
  ) {
    heard.hear(use)
    said.storeQuestions += 1
    port.wait(.storeQuestion(said.storeQuestions), .store(answer))
  }

  func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void) {
    heard.hearMessage(message.mark)
    said.messages += 1
    port.wait(.message(said.messages), .answer(answer, on: nil))
  }

  func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void) {
    // A former handler's layouts are not heeded.
    guard context.attempt == attempt else { return }
    heard.hear(interface)
    said.layouts += 1
    port.wait(.layout(said.layouts), .tap(onTap))
  }

  func start(
    after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    heard.hearAlarm(after: delay)
    said.alarms += 1
    port.wait(.alarm(said.alarms), .alarm(work, on: nil))
    return HandlerContext.Alarm(number: said.alarms)
  }

  func cancel(_ alarm: HandlerContext.Alarm) {}

  // Nobody branches off from a handler that has used its containers, and so this one gets there on its own.
  func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored? { nil }
  func keep(_ value: Stored?, as key: String, in container: Container, from context: HandlerContext) {}
}

extension Delivery {
  /// Whether it makes no difference that there was nobody to give it to.
  fileprivate var isPassedOver: Bool { if case .cleanUpBegins = self { true } else { false } }
}
