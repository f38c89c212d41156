import Synchronization

/// The one loop: it plays the operating system for a handler, on a virtual clock.
///
/// Most tests need only ``Script/play(with:_:limit:)``. A simulation is for looking at the phone between steps.
///
/// ```swift
/// let simulation = Simulation(phone: phone, server: server, program: Program { Shiny() })
/// try simulation.perform(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)))
/// try simulation.perform(.pass(.milliseconds(100)))
/// print(simulation.phone.screen)
/// let trace = simulation.finish()
/// ```
///
/// Its state is exempt from exclusivity checks, because one thread runs one loop in which nothing re-enters, and
/// the checks are a fifth of the cost of a run.
public final class Simulation {
  /// The phone as it is now.
  @exclusivity(unchecked) public internal(set) var phone: Phone
  /// The server as it is now.
  public var server: any Server { backEnd.server }
  @exclusivity(unchecked) private(set) var backEnd: BackEnd
  /// The time.
  @exclusivity(unchecked) public internal(set) var now = Instant.start

  /// Where the last request stands; `nil` before the first.
  public var phase: Phase? { request?.lifecycle.phase }

  /// How many things may happen in one rehearsal before it gives up.
  public static let defaultLimit = 100_000

  let premises: Premises
  /// What runs the work a handler starts on its own; `nil` where it has only callbacks.
  @exclusivity(unchecked) var runtime: (any Runtime)?
  /// In which order work goes that is ready at the same time.
  @exclusivity(unchecked) var order = WorkOrder()
  /// Which thread it runs on; others look at it to find that they are not the one.
  let thread = Atomic<UInt>(Thread.current)
  /// How often somebody spoke from another thread, which nobody else may look at meanwhile.
  let voices = Atomic<Int>(0)
  @exclusivity(unchecked) var wakeUp: Instant?
  @exclusivity(unchecked) var blocked: [String] = []
  /// Sees every entry at the moment it is made, because a handler that traps leaves no trace behind.
  @exclusivity(unchecked) package var witness: ((Trace.Entry) -> Void)?
  @exclusivity(unchecked) var taken = 0
  @exclusivity(unchecked) var steps = 0

  @exclusivity(unchecked) var agenda = Agenda<Occurrence>()
  /// Everything that has happened, since it branched off from another rehearsal if it did.
  @exclusivity(unchecked) package internal(set) var entries: [Trace.Entry] = []
  /// What had happened before that.
  @exclusivity(unchecked) var earlier: [Trace.Entry] = []
  /// Whether any request ended in an upgrade.
  @exclusivity(unchecked) package internal(set) var hasUpgraded = false
  /// Whether the user was notified of anything.
  @exclusivity(unchecked) var hasNotified = false
  /// Why it ended before its script did, if so.
  @exclusivity(unchecked) var stop: Stop?
  /// What there was when it was over.
  @exclusivity(unchecked) var closing = Closing.isOpen
  @exclusivity(unchecked) var readings = Readings()

  @exclusivity(unchecked) var request: OpenRequest?
  @exclusivity(unchecked) var attempt = 0
  /// The attempt whose handler speaks.
  @exclusivity(unchecked) var speaker = 0
  /// Whether the handler spoke before it could hear of the user's Cancel.
  @exclusivity(unchecked) var hasCrossed = false
  /// The last attempt to which the system did not leave the time it has.
  @exclusivity(unchecked) var lastCutShort = 0
  @exclusivity(unchecked) var handler: LivingHandler?
  @exclusivity(unchecked) var factory: HandlerFactory?
  @exclusivity(unchecked) var deferred: [Occurrence] = []
  @exclusivity(unchecked) var deadline: Agenda<Occurrence>.Ticket?
  @exclusivity(unchecked) var interface = Interface([])
  /// How often the user was given something new to look at and touch.
  @exclusivity(unchecked) var interfacesShown = 0
  @exclusivity(unchecked) var onTap: TapEar?
  @exclusivity(unchecked) var livingInterface: (any LivingInterface)?
  @exclusivity(unchecked) var belongings = Belongings()
  @exclusivity(unchecked) var isReadingAsked = false
  @exclusivity(unchecked) var app: RunningApp?
  @exclusivity(unchecked) var requester: (any Requester)?
  @exclusivity(unchecked) var sheet: Agenda<Occurrence>.Ticket?
  @exclusivity(unchecked) var isSheetAnswered = false
  /// What the handler's process was given so far, where a search keeps count of it.
  @exclusivity(unchecked) var history: Fingerprint?
  /// The same to the letter, where others may branch off.
  @exclusivity(unchecked) var memory: Memory?
  /// Whether its handlers are still those of the rehearsal it branched off from.
  @exclusivity(unchecked) var isAsleep = false
  /// Whether a handler that was given the same again said something else at it.
  @exclusivity(unchecked) var hasDiverged = false
  /// What a server that cannot be looked into was asked so far.
  @exclusivity(unchecked) var served = Fingerprint()
  /// The server's accounts as they were after the last message, where they are compared with what comes next.
  @exclusivity(unchecked) var knownAccounts: [Account]?
  /// A number for how the Keychain stands, once somebody asked for it; until it is changed.
  @exclusivity(unchecked) var keychainMark: UInt64?
  /// A number for how the server stands, once somebody asked for it; until a message changes that.
  @exclusivity(unchecked) var serverMark: UInt64?
  /// What is known of the process of a credential provider, beside what everybody sees.
  @exclusivity(unchecked) var providerRecord = ProviderRecord()
  /// How many alarms were set so far.
  @exclusivity(unchecked) var alarms = 0
  @exclusivity(unchecked) var sentCounts: [(name: String, count: Int)] = []

  /// Asks the server, which rehearsals that branch off from each other share until one of them does.
  func ask(_ message: Message) -> Reply {
    if !isKnownUniquelyReferenced(&backEnd) { backEnd = BackEnd(copying: backEnd) }
    return backEnd.answer(message)
  }

  /// A rehearsal of a program, on a phone, with a server.
  public convenience init(
    phone: Phone, server: any Server, program: Program, limit: Int = Simulation.defaultLimit
  ) {
    self.init(phone: phone, server: server, program: program, limit: limit, tellsAll: true)
  }

  /// The same, which writes down either everything that happens or only what a search judges courses by.
  package convenience init(
    phone: Phone, server: any Server, program: Program, limit: Int, tellsAll: Bool
  ) {
    let setting = Trace.Setting(app: phone.app.name, keychain: phone.keychain, accounts: server.accounts)
    self.init(
      phone: phone, BackEnd(server),
      Premises(program: program, limit: limit, setting: setting, tellsAll: tellsAll))
    entries.reserveCapacity(40)
    agenda.makeRoom()
    guard let make = premises.program.runtime.make else { return }
    do { runtime = try make() } catch { tell([.cannotRun("\(error)")]) }
  }

  init(phone: Phone, _ backEnd: BackEnd, _ premises: Premises) {
    self.phone = phone
    self.backEnd = backEnd
    self.premises = premises
  }

  /// Does one step, and everything that follows from it at this instant; a step that is refused ends the
  /// rehearsal, so that every later one is refused as well.
  public func perform(_ step: Step) throws(Diagnostic) {
    guard case .isOpen = closing else { throw Diagnostic(step: steps + 1, asked: step, .isOver) }
    thread.store(Thread.current, ordering: .relaxed)
    steps += 1
    if let makeApp = premises.program.app, app == nil { openApp(makeApp) }
    if isOrderOpen { runInOrder() }
    do throws(Problem) {
      if let stop { throw .stopped(stop) }
      try take(step)
      // Because it says what comes of the next step, and nothing happens by itself in between.
      if case .takes = step { return }
      askForReading()
      run(through: now)
      readAgain()
      try judgeOrder()
    } catch {
      let diagnostic = Diagnostic(step: steps, asked: step, error)
      if stop == nil { giveUp(.refusal(diagnostic)) }
      throw diagnostic
    }
  }

  private func take(_ step: Step) throws(Problem) {
    switch step {
    case .user(let action): try take(action)
    case .app(let action): try take(action)
    case .system(let intervention): try take(intervention)
    case .network(let change):
      record(.network(change))
      phone.network.isUp = change == .comesUp
    case .checkPasswords: checkPasswords()
    case .apple(let reachability):
      record(.apple(reachability))
      phone.apple.reachability = reachability
    case .autoFill(let event): try take(event)
    case .takes(let first, let before): try prefer(first, to: before)
    case .pass(let duration):
      let end = now + duration
      run(through: end)
      if stop == nil { now = end }
    case .settle: run(through: Instant(nanoseconds: .max))
    }
  }

  /// Ends the rehearsal and hands over its trace; every later step is refused, and a second call hands over the
  /// same.
  public func finish() -> Trace {
    guard case .isOpen = closing else { return soFar }
    thread.store(Thread.current, ordering: .relaxed)
    judge()
    closing = .isDrawnUp(ending)
    abandon()
    return soFar
  }

  /// Takes what is on the agenda, earlier instants first, until nothing is due by a moment.
  func run(through moment: Instant) {
    let limit = premises.limit
    while let instant = agenda.nextInstant ?? nextWork, stop == nil {
      if let due = nextWork, due <= instant {
        guard due <= moment else { return }
        guard taken < limit else { return giveUp(.limit(limit)) }
        now = max(now, due)
        taken += work(at: now, limit: limit - taken)
        if isOrderOpen { return }
        continue
      }
      guard instant <= moment else { return }
      guard taken < limit else { return giveUp(.limit(limit)) }
      taken += 1
      now = max(now, instant)
      take(agenda.removeFirst())
      askForReading()
    }
  }

  func giveUp(_ stop: Stop) {
    self.stop = stop
    // Because what is let go of in the end can still go wrong.
    if case .isDrawnUp(var ending) = closing {
      ending.stop = stop
      closing = .isDrawnUp(ending)
    }
    write(.stopped(stop))
  }

  /// Writes down what happened, where somebody wants to read that.
  func record(_ happening: @autoclosure () -> Happening) {
    if premises.tellsAll { write(happening()) }
  }

  /// Writes down what happened, which a search looks for as well.
  func write(_ happening: consuming Happening) {
    entries.append(Trace.Entry(instant: now, happening: happening))
    if let witness { witness(entries[entries.count - 1]) }
  }

  func note(_ violation: Violation, _ detail: String = "") {
    write(.violation(violation, detail))
  }

  func schedule(_ occurrence: consuming Occurrence) {
    agenda.add(occurrence, at: now)
  }
}
