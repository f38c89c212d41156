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
  @exclusivity(unchecked) public internal(set) var server: any Server
  /// The time.
  @exclusivity(unchecked) public internal(set) var now = Instant.start

  /// Where the last request stands; `nil` before the first.
  public var phase: Phase? { request?.lifecycle.phase }

  /// How many things may happen in one rehearsal before it gives up.
  public static let defaultLimit = 100_000

  let program: Program
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
  let limit: Int
  /// Sees every entry at the moment it is made, because a handler that traps leaves no trace behind.
  package var witness: ((Trace.Entry) -> Void)?
  @exclusivity(unchecked) var taken = 0
  @exclusivity(unchecked) var steps = 0

  @exclusivity(unchecked) var agenda = Agenda<Occurrence>()
  @exclusivity(unchecked) var trace: Trace
  /// What had happened before this rehearsal branched off from another.
  @exclusivity(unchecked) var earlier: [Trace.Entry] = []
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
  @exclusivity(unchecked) package var interfacesShown = 0
  @exclusivity(unchecked) var onTap: ((Tap) -> Void)?
  @exclusivity(unchecked) var livingInterface: (any LivingInterface)?
  @exclusivity(unchecked) var belongings: [ObjectIdentifier: AnyObject] = [:]
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
  @exclusivity(unchecked) package var hasDiverged = false
  /// What a server that cannot be looked into was asked so far, where a search keeps count of it.
  @exclusivity(unchecked) var served = Fingerprint()
  /// What is known of the process of a credential provider, beside what everybody sees.
  @exclusivity(unchecked) var providerRecord = ProviderRecord()
  /// How many alarms were set so far.
  @exclusivity(unchecked) var alarms = 0
  @exclusivity(unchecked) var sentCounts: [(name: String, count: Int)] = []

  /// A rehearsal of a program, on a phone, with a server.
  public convenience init(
    phone: Phone, server: any Server, program: Program, limit: Int = Simulation.defaultLimit
  ) {
    let accounts = server.accounts
    let trace = Trace(
      setting: Trace.Setting(app: phone.app.name, keychain: phone.keychain, accounts: accounts), entries: [],
      ending: Trace.Ending(keychain: phone.keychain, accounts: accounts))
    self.init(phone: phone, server: server, program: program, limit: limit, trace: trace)
    self.trace.entries.reserveCapacity(40)
    guard let make = program.runtime.make else { return }
    do { runtime = try make() } catch { tell([.cannotRun("\(error)")]) }
  }

  init(phone: Phone, server: any Server, program: Program, limit: Int, trace: Trace) {
    self.phone = phone
    self.server = server
    self.program = program
    self.limit = limit
    self.trace = trace
  }

  /// Does one step, and everything that follows from it at this instant.
  public func perform(_ step: Step) throws(Diagnostic) {
    thread.store(Thread.current, ordering: .relaxed)
    steps += 1
    if let makeApp = program.app, app == nil { openApp(makeApp) }
    if isOrderOpen { runInOrder() }
    do throws(Problem) {
      if let stop = trace.ending.stop { throw .stopped(stop) }
      try take(step)
      // Because it says what comes of the next step, and nothing happens by itself in between.
      if case .takes = step { return }
      askForReading()
      run(through: now)
      try judgeOrder()
    } catch {
      let diagnostic = Diagnostic(step: steps, asked: step, error)
      if trace.ending.stop == nil { stop(.refusal(diagnostic)) }
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
      if trace.ending.stop == nil { now = end }
    case .settle: run(through: Instant(nanoseconds: .max))
    }
  }

  /// Ends the rehearsal and hands over its trace; nothing can be done with it afterwards.
  public func finish() -> Trace {
    thread.store(Thread.current, ordering: .relaxed)
    judgeWork()
    judgeEnding()
    abandon()
    return soFar
  }

  /// Takes what is on the agenda, earlier instants first, until nothing is due by a moment.
  func run(through moment: Instant) {
    while let instant = agenda.nextInstant ?? nextWork, trace.ending.stop == nil {
      if let due = nextWork, due <= instant {
        guard due <= moment else { return }
        guard taken < limit else { return stop(.limit(limit)) }
        now = max(now, due)
        taken += work(at: now, limit: limit - taken)
        if isOrderOpen { return }
        continue
      }
      guard instant <= moment else { return }
      guard taken < limit else { return stop(.limit(limit)) }
      taken += 1
      guard let next = agenda.next() else { return }
      now = max(now, next.instant)
      take(next.occurrence)
      askForReading()
    }
  }

  func stop(_ stop: Stop) {
    trace.ending.stop = stop
    record(.stopped(stop))
  }

  func record(_ happening: Happening) {
    let entry = Trace.Entry(instant: now, happening: happening)
    trace.entries.append(entry)
    witness?(entry)
  }

  func rely(on used: Readings) {
    guard !used.isEmpty else { return }
    let fresh = readings.absorb(used)
    guard !fresh.isEmpty else { return }
    for reading in fresh.all {
      record(.reading(reading, phone.profile.setting(of: reading) ?? "fixed"))
    }
  }

  func note(_ violation: Violation, _ detail: String = "") {
    record(.violation(violation, detail))
  }

  func schedule(_ occurrence: Occurrence) {
    agenda.add(occurrence, at: now)
  }
}
