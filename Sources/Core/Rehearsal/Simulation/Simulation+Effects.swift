/// How a rehearsal brings about what the world says.
extension Simulation {
  func carryOut(_ effect: Effect) {
    switch effect {
    case .hands(let event): hand(event)
    case .gives(let delivery): give(delivery)
    case .startsProcess:
      port.filling = nil
      runOwnCode { port.start(program) }
    case .endsProcess:
      port.filling = nil
      runOwnCode { port.end() }
      dropWork()
    case .preparesCleanUp(let completion):
      if give(.cleanUpBegins(after: completion)) { CleanUp.plan(in: &world) }
    case .forgetsListeners: port.forgetListeners(for: self)
    case .asksBetweenCalls: break
    case .letsWorkGoOn(let limit): world.timeline.taken += work(at: now, limit: limit)
    case .readsInterface: askForReading()
    case .runsAppWork(let number):
      if case .work(let work)? = port.callback(of: .appWork(number)) { work() }
    case .givesApp(let delivery): app?.give(delivery)
    case .tellsApp(let news, let error): app?.tell(news, error)
    case .setsClock:
      [runtime, app?.runtime].forEach { $0?.setClock(ahead: look { PhoneClock.lead(in: $0) }) }
    }
  }

  /// Hands something that is due to the extension's process: at once, or after all that its runtime has to run before.
  private func hand(_ event: ScheduledEvent) {
    guard let runtime else {
      if port.wake(for: event.listener) { handOver(event, to: nil) }
      return
    }
    let queue = port.queue(of: event.listener)
    let callback = port.callback(of: event.listener)
    world.process.work.handed.append(event)
    if let queue {
      runtime.perform { queue { self.handOver(event, to: callback) } }
    } else {
      runtime.add(first: world.process.work.order.isIntruded) { self.handOver(event, to: callback) }
    }
    world.process.work.wakeUp = now
  }

  /// Hands something over, to whoever was found for it before its turn came, or is there now.
  ///
  /// Called and not inlined it costs one percent of an upgrade.
  @inline(__always) private func handOver(_ event: ScheduledEvent, to early: Callback?) {
    if runtime != nil { world.process.work.reach(event) }
    if case .presents(let number) = event { return bringUp(number) }
    guard let delivery = event.handOver(in: &world) else { return }
    tellWitness()
    let (process, begun) = (world.phone.process.number, now)
    let callback = if let early { early } else { port.callback(of: delivery.listener) }
    port.give(delivery, to: callback, in: process, for: self)
    switch delivery {
    case .call(let call, _), .provisionCall(let call, _):
      world.noteReturn(of: call)
      Haste.judgeReturn(of: call, since: begun, in: &world)
    case .handler, .release, .answer, .appleAnswer, .storeAnswer, .errand, .tap, .touch, .appearance,
      .alarm, .notice, .cleanUpBegins, .cleanUp:
      break
    }
  }

  /// Gives the handler something, whatever else its process has to do; `false` where there is nobody to give it to.
  @discardableResult
  private func give(_ delivery: Delivery) -> Bool {
    if delivery == .release, port.filling != nil {
      world.process.notice(delivery, at: now)
      return false
    }
    guard port.wake(for: delivery.listener) else { return false }
    world.process.notice(delivery, at: now)
    tellWitness()
    var isGiven = false
    runOwnCode {
      isGiven = port.give(
        delivery, to: port.callback(of: delivery.listener), in: world.phone.process.number, for: self)
    }
    if case .handler = delivery, let introduced = program.introduced, let handler = port.handler {
      introduced(handler.name)
    }
    return isGiven
  }

  /// Does what lets code of the extension run.
  ///
  /// Tasks that it starts or wakes are its runtime's: where that did not see them, they would go on on a real thread,
  /// and nobody could say when.
  func runOwnCode(_ work: () -> Void) {
    guard let runtime else { return work() }
    runtime.perform(work)
    if world.phone.process.state == .running { world.process.work.wakeUp = now }
  }
}
