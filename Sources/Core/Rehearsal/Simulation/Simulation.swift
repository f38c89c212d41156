/// The one loop: it plays the operating system for a handler, on a virtual clock.
///
/// Most tests need only ``Script/play(with:handler:limit:)``. A simulation is for looking at the phone between steps.
///
/// ```swift
/// let simulation = Simulation(phone: phone, server: server, program: Program { Shiny() })
/// try simulation.perform(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)))
/// try simulation.perform(.pass(.milliseconds(100)))
/// print(simulation.phone.screen)
/// let trace = simulation.finish()
/// ```
///
/// It is a shell around two things: the world, a value that decides, and the port, which has the code under rehearsal
/// and decides nothing. The shell lets the world take what is due and brings about what that leads to.
///
/// What is asked for at every event is exempt from exclusivity checks, which are a twentieth of a search: the world never
/// calls anybody while it changes, so that nothing can meet it half changed.
public final class Simulation {
  /// Everything there is but the code under rehearsal.
  @exclusivity(unchecked) @usableFromInline package var world: World
  /// The code under rehearsal.
  let port = HandlerPort()
  package let program: Program
  /// What runs the work a handler starts on its own; `nil` where it has only callbacks.
  @exclusivity(unchecked) var runtime: (any Runtime)?
  /// The app around the extension, where it is code as well.
  @exclusivity(unchecked) var app: RunningApp?
  /// Whether a handler said something else when it was given the same again.
  @exclusivity(unchecked) var hasDiverged = false
  /// Its trace, once it is over and somebody has asked for it.
  @exclusivity(unchecked) private var trace = DrawnUp.no
  /// Which thread it runs on.
  let thread = HomeThread()
  /// Sees every entry before any code of the handler's runs after it: one that traps leaves no trace behind.
  @exclusivity(unchecked) package var witness: ((Trace.Entry) -> Void)?
  /// How many entries the witness has seen.
  private var witnessed = 0

  /// How many things may happen in one rehearsal before it gives up.
  public static let defaultLimit = 100_000

  /// A rehearsal of a program, on a phone, with a server.
  public convenience init(
    phone: Phone, server: any Server, program: Program, limit: Int = Simulation.defaultLimit
  ) {
    self.init(phone: phone, server: server, program: program, limit: limit, tellsAll: true)
  }

  /// A rehearsal that writes down either everything that happens or only what a search judges paths by: events,
  /// mistakes, readings.
  package init(
    phone: consuming Phone, server: any Server, program: Program, limit: Int, tellsAll: Bool
  ) {
    let setting = Trace.Setting(app: phone.app.name, keychain: phone.keychain, accounts: server.accounts)
    let server = ServerState(server)
    let premises = Premises(
      limit: limit, setting: setting, server: server, isProvider: program.isProvider,
      hasRuntime: program.runtime.make != nil)
    world = World(
      premises: premises, phone: phone, server: consume server, timeline: Timeline(tellsAll: tellsAll))
    world.timeline.makeRoom()
    if Ledger.isInverting { world.phone.profile.invertSettings() }
    self.program = program
    guard let make = program.runtime.make else { return }
    do { runtime = try make() } catch { tell([.cannotRun("\(error)")]) }
    runtime?.settle(Resident(.extension, in: self))
    runtime?.setClock(ahead: look { PhoneClock.lead(in: $0) })
  }

  init(_ world: World, _ program: Program) {
    self.world = world
    self.program = program
  }

  /// The phone as it is now.
  public var phone: Phone { world.phone }
  /// The server as it is now.
  public var server: any Server { world.server.server }
  /// The time.
  public var now: Instant { world.timeline.now }
  /// Where the last request stands; `nil` before the first.
  public var phase: Phase? { world.request?.lifecycle.phase }
  /// Everything that has happened, since it branched off from another rehearsal if it did.
  package var entries: [Trace.Entry] { world.timeline.entries }

  /// Does one step, and everything that follows from it at this instant; a step that is refused ends the
  /// rehearsal, so that every later one is refused as well.
  public func perform(_ step: Step) throws(Diagnostic) {
    if case .trace = trace { throw Diagnostic(step: world.timeline.steps + 1, asked: step, .isOver) }
    thread.settle()
    world.timeline.steps += 1
    RunningApp.comeUp(in: self, for: step)
    if isOrderOpen { runInOrder() }
    defer { tellWitness() }
    do throws(Problem) {
      if let stop = world.timeline.stop { throw .stopped(stop) }
      try take(step)
      // It says what comes of the next step, and nothing happens by itself in between.
      if case .takes = step { return }
      run(through: now)
      readAgain()
      if world.timeline.stop == nil { try world.process.work.order.judge() }
    } catch {
      let diagnostic = Diagnostic(step: world.timeline.steps, asked: step, error)
      if world.timeline.stop == nil { world.timeline.giveUp(.refusal(diagnostic)) }
      throw diagnostic
    }
  }

  private func take(_ step: Step) throws(Problem) {
    world.process.layout.isStale = true
    switch step {
    case .pass(let duration):
      let end = now + duration
      run(through: end)
      // Who waits for longer decides nothing on the way.
      while isOrderOpen, now < end, world.timeline.stop == nil { runInOrder(andThenThrough: end) }
      if world.timeline.stop == nil { world.timeline.now = end }
    case .settle: run(through: Instant(nanoseconds: .max))
    case .user, .app, .system, .network, .checkPasswords, .apple, .autoFill, .takes:
      app?.lookAtRequester()
      try world.perform(step)
    }
  }

  /// Lets happen what is due by a moment, and brings about, one thing after the other, what that leads to.
  func run(through moment: Instant) {
    while let effect = world.nextEffect(through: moment) {
      tellWitness()
      carryOut(effect)
      if effect.mayAsk, isOrderOpen { return }
      app?.lookAtRequester()
    }
    tellWitness()
  }

  /// Tells the witness of what is new.
  func tellWitness() {
    guard let witness else { return }
    while witnessed < world.timeline.entries.count {
      witnessed += 1
      witness(world.timeline.entries[witnessed - 1])
    }
  }

  /// Ends the rehearsal and hands over its trace; every later step is refused, and a second call hands over the
  /// same.
  public func finish() -> Trace {
    if case .trace(let trace) = trace { return trace }
    let trace = drawUp()
    self.trace = .trace(trace)
    return trace
  }

  /// Ends the rehearsal and draws up its trace, which is done once.
  func drawUp() -> Trace {
    thread.settle()
    judge()
    let (screen, leftovers) = look { ($0.phone.screen, $0.leftovers) }
    abandon()
    return look { $0.trace(showing: screen, leaving: leftovers) }
  }

  /// What has happened so far; how it would end is not drawn up, but asked of the world itself.
  package var soFar: Trace {
    if case .trace(let trace) = trace { return trace }
    return look { $0.traceSoFar }
  }

  /// Looks at what there is when everything is over.
  package func judge() {
    if thread.hasMetStrangers { tell([.spokeFromElsewhere]) }
    world.judge()
  }

  /// Lets go of everything without a word on how it would have ended.
  package func abandon() {
    if case .provides(_, let context)? = port.handler { context.forgetCleanUps() }
    if runtime == nil { letGo() } else { endWork() }
    app?.close()
    app = nil
  }

  /// Lets go of everything a handler may hold on to.
  func letGo() {
    world.letGo()
    port.letGo()
    app?.requester = nil
  }
}

/// The trace of a rehearsal that is over, out of the way of all whose end nobody asks for twice.
private enum DrawnUp {
  case no
  indirect case trace(Trace)
}
