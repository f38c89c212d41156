import Rehearsal

/// A message about to reach the server, of which a search decides what becomes.
struct Arrival {
  let transmission: Shared<Transmission>
  /// When its reply would reach the handler.
  let usualReply: Instant
  let ticket: Agenda.Ticket

  var message: String { transmission.value.message.name }
  /// Which of the messages of its name, from 1.
  var number: Int { transmission.value.number }
  /// Whether it names a session, which may have ended.
  var namesSession: Bool { transmission.value.message.namesSession }

  /// Whether it brings the server what that may turn down.
  func mayBeTurnedDown(in world: World) -> Bool {
    world.request?.putsInForce(transmission.value.message) == true
  }

  /// Whether it may ask for a session for which the user has to be asked elsewhere.
  func mayNeedConfirmation(in world: World) -> Bool {
    let isAwaited = world.server.confirmation.map { world.timeline.now < $0.due } == true
    return !namesSession && transmission.value.isHandlers && !isAwaited
  }

  /// Whether it asks the server for a change, which may not go with what is there.
  func mayConflict(in world: World) -> Bool {
    world.request?.asksForChange(transmission.value.message) == true
  }

  /// The messages that reach the server at the next moment, and of which nobody has decided what becomes of them.
  static func next(in world: World) -> [Arrival] {
    guard let instant = world.nextInstant, instant == world.timeline.agenda.nextInstant else { return [] }
    var arrivals: [Arrival] = []
    world.timeline.agenda.forEachTicket(through: instant) { _, ticket, event in
      guard case .arrives(let shared) = event, shared.value.fault == nil else { return }
      arrivals.append(
        Arrival(
          transmission: shared, usualReply: instant + .nanoseconds(shared.value.wayBack), ticket: ticket))
    }
    return arrivals
  }

  /// The moments at which a clock runs out, the system's or one of the handler's own, earliest first:
  /// a reply may come just before one of them, or just after.
  static func deadlines(in world: World) -> [Instant] {
    var deadlines: [Instant] = []
    world.timeline.agenda.forEach { instant, event in
      switch event {
      case .alarm, .ranOut: deadlines.append(instant)
      case .said, .asked, .prepared, .call, .arrives, .answers, .appleAnswered, .appleAnswer, .tapped,
        .touched, .presents, .passed, .app, .noticed, .used, .storeAnswers, .cleansUp,
        .appSays, .appHears, .errand, .rests, .notice, .reclaimsMemory, .leaves:
        break
      }
    }
    if let work = world.nextWork { deadlines.append(work) }
    return deadlines
  }

  /// How long a user has to wait to act just before each of these.
  static func lastMoments(in world: World, from now: Instant) -> [Duration] {
    Set(deadlines(in: world)).sorted().compactMap { deadline in
      let left = deadline.nanoseconds - now.nanoseconds
      return left > 1 ? .nanoseconds(left - 1) : nil
    }
  }
}
