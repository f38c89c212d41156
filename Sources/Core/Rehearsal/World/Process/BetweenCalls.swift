/// What becomes of an extension's process between the call that needs the user and the one that prepares for them: it
/// goes on, unless somebody has it end (PL-2), and then another begins.
struct BetweenCalls: Hashable, Sendable {
  /// Whether somebody decides about it every time, and so is asked.
  var isAsked = false
  /// Whether it waits for the decision.
  var isOpen = false
  /// What becomes of it the next time; `nil` where nobody has decided.
  var decision: Decision?

  enum Decision: Hashable, Sendable {
    case goesOn
    case ends
  }
}

extension BetweenCalls {
  /// Gets the second call a handler, in the process of the first or in a new one; before that it waits for whoever decides.
  static func renewHandler(in world: inout World) -> Effect? {
    let between = world.process.work.order.betweenCalls
    if between.isAsked, between.decision == nil {
      world.process.work.order.betweenCalls.isOpen = true
      world.timeline.next(.renewsHandlerBetweenCalls)
      return .asksBetweenCalls
    }
    world.process.work.order.betweenCalls.isOpen = false
    world.process.work.order.betweenCalls.decision = nil
    guard between.decision == .ends else { return ProcessCommand.renewHandler(in: &world) }
    world.timeline.next(.beginsProcess)
    world.endProcess()
    return nil
  }
}
