/// The code under rehearsal: the handler of the moment, what makes the next, and all that waits to be called.
///
/// It does what it is told and decides nothing. A rehearsal that branches off begins with an empty one, which is filled
/// by giving a new handler what the old one was given.
///
/// What is asked for at every event is exempt from exclusivity checks, which are a twentieth of a search: whatever is
/// called was taken out before.
final class HandlerPort {
  /// What makes handlers in the process there is; `nil` where there is none.
  @exclusivity(unchecked) private(set) var factory: HandlerFactory?
  @exclusivity(unchecked) private(set) var handler: LivingHandler?
  /// What fills it when the handler is first spoken to, for somebody who is about to hear something; `nil` where nothing
  /// has to.
  @exclusivity(unchecked) var filling: ((Listener?) -> Bool)?
  /// What cleans up after the handler's answer, once that has begun.
  @exclusivity(unchecked) private var cleanUp: ((Bool) -> Void)?
  /// What waits to be called, the oldest first: few things at a time.
  @exclusivity(unchecked) private var waiting: [Waiting] = []
  /// What the process keeps for objects that may outlive it.
  @exclusivity(unchecked) var belongings = Belongings()
  /// Where the handlers of this process lie, or lay.
  @exclusivity(unchecked) private var places: [Place] = []
  /// Whether a handler is being called: who speaks at any other time is about to go, and when that is follows from who
  /// else holds on to it.
  @exclusivity(unchecked) private var isCalling = false
  /// Whether anybody has spoken at another time.
  @exclusivity(unchecked) private(set) var hasSpokenInGoing = false
  /// Whether everything is over, so that whatever goes is not heard any more.
  @exclusivity(unchecked) private var isOver = false

  private struct Waiting {
    let listener: Listener
    let callback: Callback
  }

  /// Nothing else comes to lie where an object lies whose place is kept, also once it is gone: by its place it is known
  /// to whom it has told of itself, such as a center of notifications.
  private struct Place {
    unowned let object: AnyObject
  }

  /// Whether it holds nothing that another process could not come to by being given the same.
  var isRepeatable: Bool {
    belongings.isEmpty && !hasSpokenInGoing
      && !waiting.contains { if case .interface = $0.listener { true } else { false } }
  }

  /// Sees to it that there is a handler who stands where it is spoken to; `false` where none came to where it was.
  func wake(for listener: Listener?) -> Bool {
    guard let fill = filling else { return true }
    filling = nil
    return fill(listener)
  }

  /// A process begins.
  func start(_ program: Program) {
    ProcessBeginning.happen()
    factory = program.start()
  }

  /// The process is over.
  func end() {
    handler = nil
    factory = nil
    belongings = Belongings()
    places = []
  }

  /// Keeps the place of an object for as long as the process lives.
  func keepPlace(of object: AnyObject) {
    places.append(Place(object: object))
  }

  /// Notes who hears of something.
  func wait(_ listener: Listener, _ callback: Callback) {
    waiting.append(Waiting(listener: listener, callback: callback))
  }

  /// What hears of something; what hears only once does not wait any more.
  func callback(of listener: Listener?) -> Callback? {
    guard let listener, let index = waiting.firstIndex(where: { $0.listener == listener }) else { return nil }
    switch listener {
    case .layout, .interface: return waiting[index].callback
    case .message, .question, .storeQuestion, .errand, .alarm, .appWork:
      return waiting.remove(at: index).callback
    }
  }

  /// Where the handler wants to hear of something; `nil` for its main queue.
  func queue(of listener: Listener?) -> Enqueue? {
    guard let listener, let waiting = waiting.first(where: { $0.listener == listener }) else { return nil }
    return switch waiting.callback {
    case .answer(_, on: let queue), .alarm(_, on: let queue): queue
    case .apple, .store, .errand, .tap, .living, .work: nil
    }
  }

  /// Lets go of whatever waits for what will not come in a world, which is only looked at; but not of who is about to
  /// hear something.
  func forgetListeners(in world: inout World, but hearing: Listener? = nil) {
    for index in waiting.indices.reversed() where !isExpected(at: index, in: &world, hearing) {
      waiting.remove(at: index)
    }
  }

  /// Does so where the runtime of a rehearsal sees it, because what goes may give up what it has begun.
  func forgetListeners(for simulation: Simulation) {
    guard simulation.runtime != nil else { return forgetListeners(in: &simulation.world) }
    var gone: [Waiting] = []
    for index in waiting.indices.reversed() where !isExpected(at: index, in: &simulation.world, nil) {
      gone.append(waiting.remove(at: index))
    }
    guard !gone.isEmpty else { return }
    simulation.runOwnCode { gone = [] }
    // Nobody hears of what is given up in a process that is over.
    if simulation.world.phone.process.state == .absent { simulation.dropWork() }
  }

  private func isExpected(at index: Int, in world: inout World, _ hearing: Listener?) -> Bool {
    let listener = waiting[index].listener
    return listener == hearing || listener.isExpected(in: &world)
  }

  /// Lets go of layouts that another has taken the place of, unless a tap on one is still to be heard of.
  func forgetLayouts(in world: inout World) {
    for index in waiting.indices.reversed() {
      let listener = waiting[index].listener
      if case .layout = listener, !listener.isExpected(in: &world) { waiting.remove(at: index) }
    }
  }

  /// Lets go of the interfaces of handlers that are gone, once the next one is made.
  private func forgetInterfaces() {
    let gone = waiting.filter { if case .interface = $0.listener { true } else { false } }
    guard !gone.isEmpty else { return }
    waiting.removeAll { if case .interface = $0.listener { true } else { false } }
    // What goes may speak once more as it goes, and must not find the list half empty.
    withExtendedLifetime(gone) {}
  }

  /// Whether a handler that speaks is heard; notes where it speaks although nobody called it and it has no work of its own.
  func hears(hasRuntime: Bool) -> Bool {
    if !isCalling, !hasRuntime { hasSpokenInGoing = true }
    return !isOver
  }

  /// Lets go of everything.
  func letGo() {
    isOver = true
    end()
    // What goes may speak once more as it goes, and must not find the list half empty.
    let gone = waiting
    waiting = []
    cleanUp = nil
    withExtendedLifetime(gone) {}
  }
}

/// Something that waits to be called, each kind in a type of its own: whatever is generic, as arrays and optionals are,
/// keeps a bare function wrapped in another, and a search makes them by the million.
enum Callback {
  case answer((ServerAnswer) -> Void, on: Enqueue?)
  case apple((AppleCredential?, ExtensionError?) -> Void)
  case store((IdentityStoreAnswer) -> Void)
  case errand((ErrandAnswer) -> Void)
  case tap((Tap) -> Void)
  case living(any LivingInterface)
  case alarm(() -> Void, on: Enqueue?)
  /// Something in the app's own code.
  case work(() -> Void)
}

/// Giving the handler something.
extension HandlerPort {
  /// Gives the handler something, or whoever waits for it; `false` where nobody does.
  @discardableResult
  func give(_ delivery: Delivery, to callback: Callback?, in process: Int, for host: any RequestHost) -> Bool
  {
    isCalling = delivery != .release
    defer { isCalling = false }
    switch delivery {
    case .handler(let attempt): makeHandler(attempt, in: process, for: host)
    case .release:
      if case .provides(_, let context)? = handler { context.forgetCleanUps() }
      handler = nil
    case .call(let call, let arguments):
      guard case .modifies(let handler, let context)? = handler else { return false }
      call.reach(handler, arguments, in: context)
    case .provisionCall(let call, let asked):
      guard case .provides(let handler, let context)? = handler else { return false }
      call.reach(handler, asked, in: context)
    case .answer(let response):
      guard case .answer(let hear, _)? = callback else { return false }
      hear(response.value.answer)
    case .appleAnswer(let credential, let error, _):
      guard case .apple(let hear)? = callback else { return false }
      hear(credential, error)
    case .storeAnswer(let answer, _):
      guard case .store(let hear)? = callback else { return false }
      hear(answer)
    case .errand(let answer, _):
      guard case .errand(let hear)? = callback else { return false }
      hear(answer)
    case .tap(let tap, _):
      guard case .tap(let hear)? = callback else { return false }
      hear(tap)
    case .touch(let touch, _):
      guard case .living(let interface)? = callback else { return false }
      interface.take(touch)
    case .appearance(let moment, _):
      guard case .living(let interface)? = callback else { return false }
      interface.pass(moment)
    case .alarm:
      guard case .alarm(let work, _)? = callback else { return false }
      work()
    case .notice(let notice):
      guard let handler else { return false }
      handler.receive(notice)
    case .cleanUpBegins(let completion): return prepareCleanUp(after: completion)
    case .cleanUp(let isExpired):
      guard let cleanUp else { return false }
      cleanUp(isExpired)
    }
    return true
  }

  private func makeHandler(_ attempt: Int, in process: Int, for host: any RequestHost) {
    handler = nil
    forgetInterfaces()
    handler = factory?.make(for: host, attempt: attempt, process: process)
  }

  /// Looks whether the handler has anything to clean up after an answer.
  private func prepareCleanUp(after completion: Completion?) -> Bool {
    guard case .provides(_, let context)? = handler else { return false }
    cleanUp = context.cleanUp(after: completion)
    return cleanUp != nil
  }
}
