/// What a search asks of a rehearsal between two moments, and does to it.
extension Simulation {
  /// The next moment at which something is due; `nil` when nothing is to come.
  package var nextInstant: Instant? {
    guard let work = nextWork else { return agenda.nextInstant }
    return min(work, agenda.nextInstant ?? work)
  }

  /// What is due at the next moment, in sentences, in the order in which it happens.
  package var due: [String] {
    guard let instant = nextInstant else { return [] }
    var due = nextWork == instant ? ["work that the handler started goes on"] : []
    agenda.forEach(through: instant) { due.append($1.description) }
    return due
  }

  /// Lets everything happen that is due at the next moment; where it is open which piece of work goes next and nobody
  /// has decided, the one whose turn it is.
  package func advance() {
    guard let instant = nextInstant else { return }
    if isOrderOpen, order.decision == nil { order.decision = 0 }
    run(through: instant)
  }

  /// A message about to reach the server.
  package struct Arrival {
    package let message: String
    /// Which of the messages of its name, from 1.
    package let number: Int
    /// When its reply would reach the handler.
    package let usualReply: Instant
    fileprivate let transmission: Transmission

    /// Decides what happens to the message and its reply.
    package func suffer(_ effect: Fault.Effect) {
      transmission.fault = effect
    }
  }

  /// The messages that reach the server at the next moment, and whose fate is open.
  package var arrivals: [Arrival] {
    guard let instant = nextInstant, instant == agenda.nextInstant else { return [] }
    var arrivals: [Arrival] = []
    agenda.forEach(through: instant) { _, occurrence in
      guard case .arrives(let transmission) = occurrence, transmission.fault == nil else { return }
      arrivals.append(
        Arrival(
          message: transmission.message.name, number: transmission.number,
          usualReply: instant.advanced(by: transmission.wayBack), transmission: transmission))
    }
    return arrivals
  }

  /// The moments at which a clock runs out, the system's or one of the handler's own, earliest first.
  package var deadlines: [Instant] {
    var deadlines: [Instant] = []
    agenda.forEach { instant, occurrence in
      switch occurrence {
      case .alarm, .ranOut: deadlines.append(instant)
      case .said, .asked, .prepared, .call, .arrives, .answers, .appleAnswered, .appleAnswer, .tapped,
        .touched, .presents, .passed, .app, .noticed, .used, .storeAnswers, .cleansUp:
        break
      }
    }
    if let work = nextWork { deadlines.append(work) }
    return deadlines
  }

  // Functions and no stored properties, because those are checked for exclusive access where another module asks.

  /// How often the user was given something new to look at and touch.
  package var countOfInterfaces: Int { interfacesShown }
  /// How many things have happened, since it branched off from another rehearsal if it did.
  package var countOfEntries: Int { entries.count }
  /// Whether a handler that was given the same again said something else at it.
  package var isDivergent: Bool { hasDiverged }

  /// The server's accounts.
  package var accounts: [Account] { backEnd.accounts }

  /// Whether somebody could sign in with this now.
  package func accepts(_ credential: SignIn) -> Bool { backEnd.accepts(credential) }

  /// What the extension's process is doing.
  package var processState: ExtensionProcess.State { phone.process.state }

  /// Whether Apple's sheet waits for the user.
  package var isSheetOpen: Bool {
    if case .sheet = phone.screen { !isSheetAnswered } else { false }
  }

  /// The extension's interface, while the user can touch it.
  package var touchable: Interface? {
    if case .interface = phone.screen { interface } else { nil }
  }

  /// Whether the system's bar with its Cancel is over the interface.
  package var isUnderBar: Bool {
    if case .interface(_, under: _?) = phone.screen { true } else { false }
  }

  /// Whether something waits for a suspended process.
  package var isAwaited: Bool { !deferred.isEmpty }

  /// Whether the last request is over; `false` before the first.
  package var isRequestOver: Bool { request?.isFinished == true }

  /// Whether it gave up, or was asked what no phone could do.
  package var isStopped: Bool { stop != nil }

  /// Lets go of everything without a word on how it would have ended.
  package func abandon() {
    forgetCleanUps()
    if runtime == nil { letGo() } else { endWork() }
    closeApp()
  }

  /// Lets go of everything a handler may hold on to.
  func letGo() {
    agenda.removeAll()
    deferred.removeAll()
    handler = nil
    factory = nil
    request?.cleanUp = nil
    onTap = nil
    livingInterface = nil
    requester = nil
    belongings = Belongings()
    request?.question = nil
  }

  /// Lets go where the runtime sees it, because what is let go of may start work and lose continuations.
  private func endWork() {
    let left = runtime?.end() ?? []
    runtime?.add { self.letGo() }
    let progress = runtime?.advance(to: now, limit: premises.limit, choosing: nil)
    tell(left + (progress?.incidents ?? []))
    tell((runtime?.end() ?? []).filter { $0.isFatal })
    // Because it may hold on to whose code it ran last, and that to this.
    runtime = nil
  }
}
