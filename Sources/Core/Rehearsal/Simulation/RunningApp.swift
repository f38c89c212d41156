/// The app as it runs: a process of its own, which nobody suspends, with its screen.
final class RunningApp {
  unowned let simulation: Simulation
  let runtime: (any Runtime)?
  var living: (any LivingInterface)?
  /// What it keeps for objects that may outlive it.
  var belongings = Belongings()
  /// Who asked for the last upgrade.
  var requester: (any Requester)?
  /// What app and extension passed each other for it.
  var carriedObjects = CarriedObjects()
  /// What its code waits for, the oldest first.
  private var waiting: [(listener: AppListener, callback: AppCallback)] = []
  /// How many pieces of its work were put on the agenda.
  private var works = 0

  /// An app whose code runs on a runtime of its own, where its program has one.
  init(in simulation: Simulation) {
    self.simulation = simulation
    runtime = try? simulation.program.runtime.make?()
    runtime?.settle(Resident(.app, in: simulation))
    runtime?.setClock(ahead: simulation.look { PhoneClock.lead(in: $0) })
  }

  func open(_ makeInterface: @escaping (AppContext) -> any LivingInterface, for step: Step?) {
    simulation.world.app.interface = Interface([])
    let isLaunchedByActivity = step.map { SystemDesk.givesActivity(on: $0, in: simulation.world) } ?? false
    run { [unowned self] in
      living = makeInterface(AppContext(self, isLaunchedByActivity: isLaunchedByActivity))
      living?.pass(.willAppear)
      living?.pass(.didAppear)
    }
    goOn()
    simulation.world.app.upkeep.begin(living?.upkeep)
  }

  /// Brings the app up, where it is code, unless it is there; with a step, before that is done.
  static func comeUp(in simulation: Simulation, for step: Step? = nil) {
    guard let makeInterface = simulation.program.app, simulation.app == nil else { return }
    simulation.app = RunningApp(in: simulation)
    simulation.app?.open(makeInterface, for: step)
  }

  /// Does something to the app: at once, or on the main queue of its runtime.
  func run(_ work: @escaping () -> Void) {
    guard let runtime else {
      work()
      AppUpkeep.spend(1, in: &simulation.world)
      return look(at: living?.interface)
    }
    runtime.add(work)
    if !simulation.world.app.upkeep.isStandingStill { simulation.world.app.wakeUp = simulation.now }
  }

  /// Who decides in which order its own work goes, of which nothing is asked by name.
  private var choosing: WorkChoice? {
    simulation.world.process.work.order.isTurnedAround ? { $0.count - 1 } : nil
  }

  /// Lets its runtime run what is ready or due, and reads its screen.
  func work(at moment: Instant, limit: Int) -> Int {
    guard let runtime else { return 0 }
    simulation.world.app.wakeUp = nil
    if let turns = simulation.world.app.upkeep.turnsLeft {
      let progress = runtime.advance(
        to: moment, limit: min(turns, limit), choosing: choosing)
      simulation.world.app.wakeUp = progress.next
      AppUpkeep.spend(progress.count, in: &simulation.world)
      simulation.tell(progress.incidents)
      return progress.count
    }
    let progress = runtime.advance(to: moment, limit: limit, choosing: choosing)
    var interface: Interface?
    runtime.add(onlyLooking: true) { interface = self.living?.interface }
    let reading = runtime.advance(to: moment, limit: limit, choosing: choosing)
    look(at: interface)
    simulation.world.app.wakeUp = [simulation.world.app.wakeUp, reading.next].compactMap { $0 }.min()
    simulation.tell(progress.incidents + reading.incidents)
    return progress.count + reading.count
  }

  private func look(at interface: Interface?) {
    guard let interface, interface != simulation.world.app.interface else { return }
    simulation.world.app.interface = interface
    simulation.world.timeline.record(.system(.screen(.appLaidOut(interface))))
    simulation.tellWitness()
  }

  private func goOn() {
    let taken = simulation.world.timeline.taken
    simulation.world.timeline.taken +=
      work(at: simulation.now, limit: simulation.world.premises.limit - taken)
  }

  /// Notes who hears of something.
  func wait(_ listener: AppListener, _ callback: AppCallback) {
    waiting.append((listener, callback))
  }

  /// Gives its code something, or whoever of it waits for that.
  func give(_ delivery: AppDelivery) {
    AppVoice.note(delivery, in: &simulation.world)
    simulation.tellWitness()
    if case .touch(let touch) = delivery { return run { self.living?.take(touch) } }
    if delivery == .upkeep { return run { self.living?.refreshStore() } }
    if case .notice(let notice) = delivery { return run { self.living?.receive(notice) } }
    guard let listener = delivery.listener,
      let index = waiting.firstIndex(where: { $0.listener == listener })
    else { return }
    let callback = waiting[index].callback
    if !delivery.isRepeated { waiting.remove(at: index) }
    run { callback.hear(delivery) }
  }

  func close() {
    waiting.removeAll()
    run { self.living = nil }
    goOn()
    _ = runtime?.end()
    simulation.world.app.wakeUp = nil
  }
}

/// What passes between the app and its rehearsal.
extension RunningApp {
  /// Puts something in its own code on the agenda.
  func schedule(_ work: @escaping () -> Void) {
    works += 1
    simulation.port.wait(.appWork(works), .work(work))
    simulation.world.timeline.schedule(.app(work: works))
  }

  /// Has its controller perform a request; what cannot be is told as what fails.
  func perform(_ action: AppAction, _ carriedObjects: CarriedObjects) {
    if simulation.world.request?.isFinished != false { self.carriedObjects = carriedObjects }
    lookAtRequester()
    do throws(Problem) {
      try action.happen(in: &simulation.world)
    } catch {
      simulation.world.timeline.record(.app(action))
      action.fail(in: &simulation.world)
    }
  }

  /// Lets its code hear how a request of its own ended, once its turn comes.
  func tell(_ news: AppNews, _ error: ExtensionError?) {
    guard let requester else { return }
    let values = carriedObjects.back
    schedule { self.run { requester.hear(news, error, values) } }
  }

  /// Looks at what there is of who asked for the last upgrade, which can be gone by now.
  func lookAtRequester() {
    guard let requester else { return }
    var controller = Controller()
    controller.hasDelegate = requester.hasDelegate
    controller.hasWindow = requester.hasWindow
    simulation.world.app.requester = controller
  }
}

extension Program {
  /// Brings its app up in a rehearsal before anything happens there; `true` where that can refresh its store then.
  package func bringUpApp(in simulation: Simulation) -> Bool {
    RunningApp.comeUp(in: simulation)
    return simulation.look { $0.app.upkeep.isDue }
  }
}
