/// The work a handler starts on its own, where its program has a runtime.
extension Simulation {
  /// Lets the runtime run what is ready or due.
  func work(at moment: Instant, limit: Int) -> Int {
    if let app, let due = world.app.wakeUp, due <= moment { return app.work(at: moment, limit: limit) }
    guard let runtime else { return 0 }
    let wasOpen = !world.process.work.order.open.isEmpty
    if !wasOpen { askForReading() }
    world.process.work.wakeUp = nil
    world.process.work.order.goOn()
    let (progress, draws) = runtime.advance(
      to: moment, limit: limit, choosing: choosing, turningChance: world.process.work.isChanceTurned)
    if let draws { world.process.notice(.chance(draws: draws), at: world.timeline.now) }
    world.process.work.order.count += progress.count
    world.process.work.wakeUp = progress.next
    world.process.work.blocked = progress.blocked
    tell(progress.incidents)
    if !progress.uses.isEmpty { progress.uses.happen(in: &world) }
    // What came of the last piece that somebody decided about is still to be seen.
    if wasOpen, world.process.work.order.open.isEmpty { askForReading() }
    world.process.work.order.intrusion?.happen(in: &world)
    return progress.count
  }

  /// Drops all work of the process; a process that ends leaves nothing behind.
  func dropWork() {
    tell((runtime?.end() ?? []).filter { if case .leftBehind = $0 { false } else { true } })
  }

  /// Lets go where the runtime sees it, because what is let go of may start work and lose continuations.
  func endWork() {
    let left = runtime?.end() ?? []
    runtime?.add { self.letGo() }
    let progress = runtime?.advance(to: now, limit: world.premises.limit, choosing: nil)
    tell(left + (progress?.incidents ?? []))
    tell((runtime?.end() ?? []).filter { $0.isFatal })
    // It may hold on to whose code it ran last, and that to this.
    runtime = nil
  }

  func tell(_ incidents: [Incident]) {
    world.timeline.tell(incidents)
    tellWitness()
  }

  /// Who decides in which order the handler's work goes; `nil` where nobody does.
  private var choosing: WorkChoice? {
    world.process.work.order.isUsual ? nil : { [unowned self] ready in ready.choose(in: &self.world) }
  }

  /// Lets everything at this instant go in the usual order, and reads what came of it on screen; then what is due by a moment.
  package func runInOrder(andThenThrough moment: Instant? = nil) {
    let asked = world.process.work.order.ask((order: false, betweenCalls: false))
    run(through: now)
    world.process.work.order.ask(asked)
    readAgain()
    if let moment { run(through: moment) }
  }
}
