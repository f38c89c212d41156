/// How far a provider has cleaned up after its last answer (CP-18).
enum CleanUp: Int, Hashable, Sendable {
  /// There is nothing to clean up.
  case none
  /// There is something, and it has not begun.
  case isDue
  /// It has begun, and may not be through.
  case hasBegun

  /// An answer has left something to clean up, which waits until others are through (AS-62).
  static func plan(in world: inout World) {
    world.process.provider.cleanUp = .isDue
    let delay = world.phone.profile.autoFill.cleanUpDelay
    world.timeline.agenda.add(.cleansUp(isExpired: false), at: world.timeline.now + delay)
  }

  /// Has a process that is asked again begin before that; what has begun no longer hears of its end.
  static func hurry(in world: inout World) {
    guard world.process.provider.cleanUp == .isDue else { return world.process.provider.cleanUp = .none }
    world.timeline.agenda.removeAll { if case .cleansUp = $0 { true } else { false } }
    world.timeline.next(.hands(.cleansUp(isExpired: false)))
  }

  /// The process is about to end: what still cleans up hears that it cannot finish (AS-29), and what has not begun
  /// never does.
  static func expire(in world: inout World) -> Effect? {
    switch world.process.provider.cleanUp {
    case .none: return nil
    case .isDue:
      world.rely(on: [.cleanUpDelay])
      return nil
    case .hasBegun: world.rely(on: [.cleanUpExpiry])
    }
    guard world.isCleaningUp || !Ledger.holds("AS-29"), world.phone.process.state == .running,
      let delivery = handOver(isExpired: true, in: &world)
    else { return nil }
    return .gives(delivery)
  }

  /// The block is run, or run again to hear that its time is over.
  static func handOver(isExpired: Bool, in world: inout World) -> Delivery? {
    guard world.process.provider.cleanUp == (isExpired ? .hasBegun : .isDue) else { return nil }
    world.process.provider.cleanUp = isExpired ? .none : .hasBegun
    world.timeline.record(.system(.autoFill(.cleanedUp(isExpired: isExpired))))
    return .cleanUp(isExpired: isExpired)
  }
}

extension World {
  /// Whether cleaning up after a request has left something that is still to come.
  package var isCleaningUp: Bool {
    guard process.provider.cleanUp != .none, request?.isFinished == true else { return false }
    let number = phone.process.number
    return timeline.agenda.contains { $0.belongs(toProcess: number) }
  }

  /// Whether cleaning up has begun, so that its end is heard of.
  package var hasBegunCleanUp: Bool { process.provider.cleanUp == .hasBegun }
}
