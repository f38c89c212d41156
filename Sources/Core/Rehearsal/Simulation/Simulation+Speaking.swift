/// What a handler says through its context: the world takes notice, and the port keeps who hears of the answer.
extension Simulation: StoreHost {
  /// Whether the code that speaks can be running at all: its process must be there.
  func isAlive(_ context: HandlerContext) -> Bool {
    thread.isSpeaking() && port.hears(hasRuntime: runtime != nil)
      && world.phone.process.isAlive(context.process)
  }

  /// Takes what a handler says, once its call has returned.
  public func take(_ action: HandlerAction, from context: HandlerContext) {
    if isAlive(context) { world.say(action, attempt: context.attempt) }
    tellWitness()
  }

  /// Asks Apple, once the handler's call has returned.
  public func askApple(
    state: String?, nonce: String?, from context: HandlerContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    guard isAlive(context) else { return }
    let number = world.askApple(state: state, nonce: nonce, attempt: context.attempt)
    port.wait(.question(number), .apple(completion))
    tellWitness()
  }

  /// Sends a message over the scripted network.
  public func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void)
  {
    send(message, from: context, on: nil, answer: answer)
  }

  func send(
    _ message: Message, from context: HandlerContext, on queue: Enqueue?,
    answer: @escaping (ServerAnswer) -> Void
  ) {
    guard isAlive(context) else { return }
    world.timeline.record(.handler(.sent(message)))
    context.noteWork(whileLoading: "sent \(message.name)")
    port.wait(.message(world.send(message)), .answer(answer, on: queue))
    tellWitness()
  }

  /// Lays out an interface; the user sees it where one is on screen.
  public func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void) {
    guard isAlive(context), context.attempt == world.process.attempt else { return }
    let hasOther = world.process.layout.number != nil
    port.wait(.layout(world.show(interface)), .tap(onTap))
    if hasOther { port.forgetLayouts(in: &world) }
    tellWitness()
  }

  /// Does something after a while of virtual time.
  public func start(
    after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    start(after: delay, from: context, on: nil, work)
  }

  func start(
    after delay: Duration, from context: HandlerContext, on queue: Enqueue?, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm {
    guard isAlive(context) else { return HandlerContext.Alarm(number: 0) }
    let number = world.setAlarm(after: delay)
    port.wait(.alarm(number), .alarm(work, on: queue))
    return HandlerContext.Alarm(number: number)
  }

  /// Takes an alarm back.
  public func cancel(_ alarm: HandlerContext.Alarm) {
    guard thread.isSpeaking() else { return }
    world.cancelAlarm(alarm.number)
    _ = port.callback(of: .alarm(alarm.number))
  }

  /// What a handler finds under a name.
  public func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored? {
    guard isAlive(context) else { return nil }
    defer { tellWitness() }
    return container.find(key, in: &world)
  }

  /// Keeps what a handler wants kept.
  public func keep(
    _ value: Stored?, as key: String, in container: Container, from context: HandlerContext
  ) {
    guard isAlive(context) else { return }
    container.keep(value, as: key, in: &world)
    tellWitness()
  }

  func everything(
    in container: Container, under mark: String, from context: HandlerContext
  ) -> [String: Stored] {
    guard isAlive(context) else { return [:] }
    let kept = world.phone.containers.everything(in: container, of: .extension)
    let keys = kept.keys.filter { $0.hasPrefix(mark) }.sorted()
    let found = keys.compactMap { key in self.kept(key, in: container, from: context).map { (key, $0) } }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// Takes what a handler asks of its store, once its call has returned.
  func use(
    _ use: IdentityStoreUse, from context: HandlerContext, _ answer: @escaping (IdentityStoreAnswer) -> Void
  ) {
    guard isAlive(context) else { return }
    world.timeline.record(.handler(.usesStore(use)))
    context.noteWork(whileLoading: "turned to its identity store")
    port.wait(.storeQuestion(world.use(use, attempt: context.attempt)), .store(answer))
    tellWitness()
  }
}
