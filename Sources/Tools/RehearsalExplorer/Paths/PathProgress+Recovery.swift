import Rehearsal

/// What is owed to somebody who asks once more, after everything that may have gone wrong before: what comes about in
/// the happy path comes about again, where nothing stands in its way.
extension PathProgress {
  /// Looks at where a request stands after something has happened.
  mutating func settle(_ terms: Run.Terms, _ simulation: Simulation) {
    guard isAwaited, let outcome = simulation.look({ $0.request?.outcome }) else { return }
    let number = terms.isOfAutoFill ? min(requests, terms.requests.count) : 1
    let request: UInt64 = 1 << UInt64(min(55, number - 1))
    if outcome.isSuccess {
      fulfilled |= request
    } else if isUndisturbed, (terms.owed ?? 0) & request != 0 {
      // Of one that ran out of time a rule tells.
      hasStoodStill = outcome == .failed || outcome == .canceled
    }
    isAwaited = false
    isUndisturbed = false
  }

  /// Notes that somebody has asked, where all that takes was possible.
  mutating func expect(_ isMade: Bool, unhindered: Bool, _ terms: Run.Terms) {
    isUndisturbed = isMade && unhindered
    // Of the first request of a path nobody can say more than what became of it.
    isAwaited = isMade && (terms.owed == nil || isUndisturbed)
  }

  /// Whether nothing stands in the way of a request that is about to be made, and is not the first.
  func isUnhindered(_ steps: [Step], _ terms: Run.Terms, _ simulation: Simulation) -> Bool {
    guard requests > 0, !hasChangedPassword else { return false }
    return simulation.look { terms.situation.lets(steps, comeAboutIn: $0) }
  }
}
