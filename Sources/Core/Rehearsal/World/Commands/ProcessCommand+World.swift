/// What becomes of the extension's process, and of the handler in it.
extension ProcessCommand {
  func carryOut(in world: inout World) -> Effect? {
    switch self {
    case .start:
      Self.start(in: &world)
      return nil
    case .renewHandler: return BetweenCalls.renewHandler(in: &world)
    case .releaseHandler:
      world.process.hasHandler = false
      return .gives(.release)
    }
  }

  /// Starts a process, or goes on with the one there is, and gets it a handler.
  private static func start(in world: inout World) {
    let isThere = world.phone.process.state != .absent
    if world.phone.process.state == .running { world.process.rest = nil }
    if isThere { world.rely(on: [.processReuse]) }
    guard isThere, Ledger.holds("PL-1"), world.phone.profile.processReuse != .isStartedAnew else {
      world.timeline.next(.beginsProcess)
      if isThere { world.endProcess() }
      return
    }
    if world.phone.process.state == .suspended {
      // What it was to call was for the handler before.
      world.process.deferred.removeAll { if case .call = $0 { true } else { false } }
      world.resumeProcess()
    }
    world.timeline.record(.system(.process(.reused)))
    world.timeline.next(.renewsHandler)
  }

  /// Gets the process a handler that knows nothing of the last one.
  static func renewHandler(in world: inout World) -> Effect {
    world.process.renewHandler()
    return .gives(.handler(attempt: world.process.attempt))
  }
}
