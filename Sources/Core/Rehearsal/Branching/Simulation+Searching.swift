/// What a search does to a rehearsal between two moments.
extension Simulation {
  /// A number for where everything stands.
  package var fingerprint: Fingerprint { world.fingerprint() }

  /// Whether a handler has diverged, asked here because no other module sees that it is exempt from exclusivity checks.
  package var isDivergent: Bool { hasDiverged }

  /// Whether something of a handler's spoke as it went.
  package var hasSpokenInGoing: Bool { port.hasSpokenInGoing }

  /// Whether, in the middle of a moment, somebody is to decide which piece of work goes next, or whether a process does.
  package var isOrderOpen: Bool { !world.process.work.order.open.isEmpty || world.isBetweenCalls }

  /// Lends the world to somebody who wants to know something of it; whoever takes it from the rehearsal has a copy.
  @inlinable package func look<Answer>(_ question: (borrowing World) -> Answer) -> Answer {
    func lend(_ world: inout World) -> Answer { question(world) }
    return lend(&world)
  }

  /// How many things have happened, since it branched off from another rehearsal if it did.
  package var countOfEntries: Int { world.timeline.entries.count }

  /// Lets everything happen that is due at the next moment; work that nobody decides about goes in its turn.
  package func advance() {
    guard let instant = look({ $0.nextInstant }) else { return }
    world.process.work.order.decideAsUsual()
    run(through: instant)
    readAgain()
  }

  /// Decides what happens to a message, or its reply, that has not arrived.
  package func decide(_ message: Agenda.Ticket, _ effect: Fault.Effect) {
    world.timeline.agenda.change(message) { $0.meet(effect) }
  }

  /// Has somebody asked, or not, which work goes next, where that is open (AS-32), and whether a process ends between calls.
  package func ask(order: Bool, among intruders: Intruders = [], betweenCalls: Bool) {
    world.process.work.order.intruders = intruders
    let isOpen = runtime != nil && world.phone.profile.workOrder == .isOpen
    world.process.work.order.ask((order && isOpen, betweenCalls))
  }

  /// Has the process end that is between two calls; it does once time goes on.
  package func endBetweenCalls() {
    world.process.work.order.betweenCalls.decision = .ends
  }

  /// Decides which of the open pieces of work goes next; it goes once time goes on.
  package func decide(_ first: String) {
    world.process.work.order.decision = world.process.work.order.open.firstIndex(of: first)
  }
}

extension ScheduledEvent {
  /// What happens to a message that is on its way; nothing happens to anything else.
  fileprivate mutating func meet(_ effect: Fault.Effect) {
    guard case .arrives(let undecided) = self else { return }
    var transmission = undecided.value
    transmission.fault = effect
    self = .arrives(Shared(transmission))
  }
}
