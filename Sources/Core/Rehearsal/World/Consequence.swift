/// Something that is still to be done about what happens at the moment.
enum Consequence: Sendable {
  /// The machine takes an event.
  case event(Event)
  /// The extension's process is handed something.
  case hands(ScheduledEvent)
  /// A process begins.
  case beginsProcess
  /// A process that has begun is told of, and gets its first handler.
  case tellsOfStart
  /// The process gets a new handler.
  case renewsHandler
  /// It gets one for the second call of a request, now that somebody has decided whether it goes on.
  case renewsHandlerBetweenCalls
  /// What still cleans up hears that it cannot finish.
  case expiresCleanUp
  /// The process is suspended, because it has answered.
  case suspendsProcess
  /// The process is taken down.
  case endsProcess(isKilled: Bool)
  /// Nothing is left of the process.
  case forgetsProcess(isKilled: Bool)
  /// What the handler completed with is held against what is true.
  case judgesCompletion
  /// Asking for the interface is held against what the handler could know.
  case judgesStepUp
  /// The user has turned to something else, or locked the device.
  case leavesExtension(WayOfLeaving)
  /// A question that was turned down did not take the place of the one that stands.
  indirect case restoresQuestion(AppleQuestion)
  /// Whoever holds the world brings something about.
  case effect(Effect)
}

extension Consequence {
  /// Does it; answers what has to be brought about outside the world before anything else is done.
  func carryOut(in world: inout World) -> Effect? {
    switch self {
    case .event(let event): world.receive(event)
    case .hands(let event): return world.hand(event)
    case .beginsProcess: return Self.beginProcess(in: &world)
    case .tellsOfStart:
      world.timeline.record(.system(.process(.started)))
      return ProcessCommand.renewHandler(in: &world)
    case .renewsHandler: return ProcessCommand.renewHandler(in: &world)
    case .renewsHandlerBetweenCalls: return BetweenCalls.renewHandler(in: &world)
    case .expiresCleanUp: return CleanUp.expire(in: &world)
    case .suspendsProcess: Rest.suspend(in: &world)
    case .endsProcess(let isKilled): return Self.takeDownProcess(isKilled: isKilled, in: &world)
    case .forgetsProcess(let isKilled): return Self.forgetProcess(isKilled: isKilled, in: &world)
    case .judgesCompletion:
      guard world.request?.lifecycle.phase.outcome == .upgraded else { return nil }
      world.note(world.request?.mistakesInCompletion(over: world.server) ?? [])
    case .judgesStepUp: world.note(world.request?.mistakesInSteppingUp ?? [])
    case .leavesExtension(let way): Self.leaveExtension(way, in: &world)
    case .restoresQuestion(let question): world.request?.question = question
    case .effect(let effect): return effect
    }
    return nil
  }
}
