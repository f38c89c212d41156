import Rehearsal

/// What is owed to somebody who asks once more, after everything that may have gone wrong before: what comes about in
/// the happy path comes about again, where nothing stands in its way.
extension PathProgress {
  /// Looks at where a request stands after something has happened.
  mutating func settle(_ terms: PathTerms, _ simulation: Simulation) {
    guard isAwaited, let outcome = simulation.look({ $0.request?.outcome }) else { return }
    let number = terms.isOfAutoFill ? min(requests, terms.requests.count) : 1
    let request: UInt64 = 1 << UInt64(min(55, number - 1))
    // Of one that ran out of time a rule tells.
    let isNothing = outcome == .failed || outcome == .canceled
    if outcome.isSuccess {
      fulfilled |= request
      hasSaved = hasSaved || isSaving
    } else if isUndisturbed, terms.situation.savedUser.map({ terms.requests[number - 1].picks($0) }) == true {
      // Who does not have it any more takes it back, and nobody picks it again; what was there before somebody changed it is
      // not to be lost by that.
      let isOffered = simulation.look { terms.situation.offersSaved(in: $0) }
      hasForgotten = isNothing && isOffered
      hasStoodStill = !isOffered && terms.owesPick(number) && simulation.look { $0.request?.isMissed == true }
    } else if isUndisturbed, (terms.owed ?? 0) & request != 0 {
      hasStoodStill = isNothing
    } else if terms.owesPick(number), simulation.look({ $0.request?.isMissed == true }) {
      // Nobody has taken it away, whatever went wrong, and from now on nobody is offered it.
      hasStoodStill = true
    }
    isSaving = false
    isAwaited = false
    isUndisturbed = false
  }

  /// Notes that something happens out of the ordinary.
  mutating func deviate(_ deviation: Deviation) {
    isUndisturbed = false
    // What was saved since the backup is gone, and nobody's fault.
    if case .user(.restoresBackup) = deviation { hasSaved = false }
  }

  /// Notes that somebody has asked, where all that takes was possible.
  mutating func expect(_ isMade: Bool, unhindered: Bool, saves: Bool = false, _ terms: PathTerms) {
    isUndisturbed = isMade && unhindered
    isSaving = isMade && saves && terms.owed != 0
    // What takes the place of something that was saved may go wrong on the way.
    if isSaving { hasSaved = false }
    // Of the first request of a path nobody can say more than what became of it.
    let number = terms.isOfAutoFill ? min(requests, terms.requests.count) : 1
    isAwaited = isMade && (terms.owed == nil || isUndisturbed || isSaving || terms.owesPick(number))
  }

  /// Whether nothing stands in the way of a request that is about to be made, and is not the first.
  func isUnhindered(_ steps: [Step], _ terms: PathTerms, _ simulation: Simulation) -> Bool {
    guard requests > 0, !hasChangedPassword else { return false }
    return simulation.look {
      terms.situation.lets(steps, comeAboutIn: $0, with: hasSaved ? terms.situation.savedUser : nil)
    }
  }
}

extension PathTerms {
  /// Whether a request is to pick what was offered from the first, and gets it where nothing deviates.
  fileprivate func owesPick(_ number: Int) -> Bool {
    guard isOfAutoFill, (owed ?? 0) >> UInt64(min(55, number - 1)) & 1 == 1,
      case .user(.autoFill(.picks(let user, _)))? = requests[number - 1].last
    else { return false }
    return situation.phone.autoFill.identityStore.identities.contains { $0.user == user }
  }
}
