/// Handlers that are given again, in silence, what others were given, and so come to where those are.
///
/// What they say is compared with what the others said, and leads to nothing.
final class Recollection: RequestHost {
  @exclusivity(unchecked) private(set) var handler: LivingHandler?
  let factory: HandlerFactory
  private let introduced: ((String) -> Void)?
  private let alarms: [HandlerContext.Alarm]
  @exclusivity(unchecked) private var heard = Memory()
  @exclusivity(unchecked) private var contexts: [HandlerContext] = []
  @exclusivity(unchecked) private var answers: [AnswerEar] = []
  @exclusivity(unchecked) private var completions: [AppleEar] = []
  @exclusivity(unchecked) private var storeCompletions: [StoreEar] = []
  @exclusivity(unchecked) private var taps: [TapEar] = []
  @exclusivity(unchecked) private var works: [AlarmWork] = []

  /// A process in which nothing was given to anybody, with room for what will be asked for in it.
  init(of program: Program, for memory: Memory) {
    factory = program.start()
    introduced = program.introduced
    alarms = memory.alarms
    answers.reserveCapacity(memory.messages)
    taps.reserveCapacity(memory.layouts)
    works.reserveCapacity(memory.alarms.count)
    contexts.reserveCapacity(2)
  }

  /// Gives everything again; `false` where they say something else at it than the others did.
  func recall(_ memory: Memory, in process: Int) -> Bool {
    for given in memory.given where !take(given, in: process) { return false }
    return heard.said == memory.said && works.count == alarms.count
  }

  /// Lets them speak to a rehearsal from now on.
  func wake(in simulation: Simulation) {
    for context in contexts { context.host = simulation }
  }

  /// What takes the answer to a message, the completion of a question, and so on, each by its number from 1.
  func answer(to message: Int) -> AnswerEar? { answers.at(message) }
  func completion(of question: Int) -> AppleEar? { completions.at(question) }
  func storeCompletion(of question: Int) -> StoreEar? { storeCompletions.at(question) }
  func onTap(of layout: Int) -> TapEar? { taps.at(layout) }
  /// What cleans up after an answer of the last handler, where that is a provider.
  func cleanUp(after completion: Completion?) -> ((Bool) -> Void)? {
    (contexts.last as? ProviderContext)?.cleanUp(after: completion)
  }
  func work(of alarm: Int) -> AlarmWork? { alarms.first.flatMap { works.at(alarm - $0.number + 1) } }

  /// Gives something again; `false` where nobody asked for it this time.
  private func take(_ given: Memory.Given, in process: Int) -> Bool {
    switch given {
    case .handler(let attempt):
      let made = factory.make(for: self, attempt: attempt, process: process)
      contexts.append(made.context)
      handler = made
      if let introduced { introduced(made.name) }
    case .release: handler = nil
    case .call(let call, let asked):
      guard case .modifies(let handler, let context)? = handler else { return false }
      call.reach(handler, asked, in: context)
    case .provisionCall(let call, let asked):
      guard case .provides(let handler, let context)? = handler else { return false }
      call.reach(handler, asked, in: context)
    case .storeAnswer(let answer, let question):
      guard let ear = storeCompletion(of: question) else { return false }
      ear.hear(answer)
    case .cleanUp(let isExpired, let completion):
      guard let cleanUp = cleanUp(after: completion) else { return false }
      cleanUp(isExpired)
    case .answer(let answer, let message):
      guard let ear = self.answer(to: message) else { return false }
      ear.hear(answer)
    case .appleAnswer(let credential, let error, let question):
      guard let ear = completion(of: question) else { return false }
      ear.hear(credential, error)
    case .tap(let tap, let layout):
      guard let ear = onTap(of: layout) else { return false }
      ear.hear(tap)
    case .alarm(let number):
      guard let work = work(of: number) else { return false }
      work.run()
    }
    return true
  }

  func take(_ action: HandlerAction, from context: HandlerContext) {
    heard.hear(action)
  }

  func askApple(
    state: String?, nonce: String?, from context: HandlerContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    _ = heard.hearQuestion(state, nonce)
    completions.append(AppleEar(hear: completion))
  }

  func use(_ use: IdentityStoreUse, _ answer: @escaping (IdentityStoreAnswer) -> Void) {
    _ = heard.hear(use)
    storeCompletions.append(StoreEar(hear: answer))
  }

  func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void) {
    _ = heard.hearMessage(message.mark)
    answers.append(AnswerEar(hear: answer))
  }

  func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void) {
    // Because a former handler's layouts are not heeded.
    guard context.attempt == handler?.context.attempt else { return }
    heard.hear(interface)
    taps.append(TapEar(hear: onTap))
  }

  func start(
    after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    let alarm =
      works.count < alarms.count ? alarms[works.count] : HandlerContext.Alarm(number: 0, ticket: nil)
    heard.hearAlarm(after: delay)
    works.append(AlarmWork(run: work))
    return alarm
  }

  func cancel(_ alarm: HandlerContext.Alarm) {}

  // Because nobody branches off from a handler that has used its containers, this one gets there on its own.
  func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored? { nil }
  func keep(_ value: Stored?, as key: String, in container: Container, from context: HandlerContext) {}
}

extension Array {
  /// What has a number, from 1.
  fileprivate func at(_ number: Int) -> Element? { indices.contains(number - 1) ? self[number - 1] : nil }
}
