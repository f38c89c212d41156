import Rehearsal

/// What is owed to somebody who asks once more, after everything that may have gone wrong before: what comes about in
/// the happy path comes about again, where nothing stands in its way.
extension PathProgress {
  /// Looks at where a request stands after something has happened.
  mutating func settle(_ terms: PathTerms, _ simulation: Simulation) {
    guard underWay.isAwaited else { return }
    guard let outcome = simulation.look({ $0.request?.outcome }) else {
      return answered.mayTire ? settleTired(terms, simulation) : ()
    }
    let number = number(in: terms)
    let request = EndedRequest(
      number: number, outcome: outcome, isOwed: isOwed(number, terms),
      isNothing: outcome == .failed || outcome == .canceled && !underWay.isSearched)
    if request.isNothing, !events.contains(.deviated), terms.situation.asksForGone(number),
      simulation.look({ $0.request?.isConcealing == true })
    {
      events.insert(.concealed)
    }
    if dependsOnOrder(request, terms) {
      events.insert(.orderDependent)
      hasStoodStill = true
    } else if dependsOnProcess(request, terms) {
      events.insert(.processDependent)
      hasStoodStill = true
    } else if outcome.isSuccess {
      fulfilled.insert(number)
      hasSaved = hasSaved || underWay.isSaving
    } else {
      settleUnfulfilled(request, terms, simulation)
    }
    underWay = RequestUnderWay()
  }

  /// A request that is over, held against what is owed.
  private struct EndedRequest {
    /// Which of the situation it is, from 1.
    let number: Int
    let outcome: Outcome
    /// Whether it comes about in the happy path.
    let isOwed: Bool
    /// Whether nothing came of it; of one that ran out of time a rule tells.
    let isNothing: Bool
  }

  /// Whether what comes of it hangs on the order in which a handler's own work goes, and on nothing else.
  private func dependsOnOrder(_ request: EndedRequest, _ terms: PathTerms) -> Bool {
    guard terms.expectsRecovery, terms.owed != nil,
      underWay.isUndisturbed, underWay.isReordered, !underWay.isChanced
    else { return false }
    return request.isOwed ? request.isNothing : request.outcome.isSuccess && requests == 1
  }

  /// Whether a request came about with nothing in its way that fails where nothing goes wrong: behind others that were cut
  /// short, or in another process than theirs.
  ///
  /// Who saves something, or hears news, has a reason to give something else afterwards.
  private func dependsOnProcess(_ request: EndedRequest, _ terms: PathTerms) -> Bool {
    guard terms.expectsRecovery, terms.owed != nil, !request.isOwed, request.outcome.isSuccess,
      terms.situation.request.provision?.isOffered == true
    else { return false }
    return request.number > 1 && underWay.isUndisturbed && !underWay.isChanced
      && !events.contains(.othersDeviated)
  }

  /// Looks whether a request that did not come about should have.
  private mutating func settleUnfulfilled(
    _ request: EndedRequest, _ terms: PathTerms, _ simulation: Simulation
  ) {
    let number = request.number
    // What the app has deleted is gone, and nobody's fault, once nobody is offered it any more.
    guard !simulation.look({ AppUpkeep.isTakenBack(in: $0) }) else { return }
    // Before a happy path is known nobody is owed the first request of it.
    let isUnhindered = underWay.isUndisturbed && !underWay.isChanced && (requests > 1 || request.isOwed)
    if isUnhindered, terms.situation.savedUser.map({ terms.requests[number - 1].picks($0) }) == true {
      settlePick(of: request, terms, simulation)
    } else if isUnhindered, request.isOwed || terms.user(repeating: number, in: self) != nil {
      hasStoodStill = request.isNothing
    } else if request.isOwed, request.outcome == .canceled, underWay.isHeldUp, underWay.isDeadEnd {
      hasStoodStill = true
    } else if terms.owesPick(number), simulation.look({ $0.request?.isMissed == true }) {
      // Nobody has taken it away, whatever went wrong, and from now on nobody is offered it.
      hasStoodStill = true
    }
  }

  /// Looks whether somebody who picks what was saved has lost it.
  ///
  /// Who does not have it any more takes it back, and nobody picks it again; what was there before somebody changed it is
  /// not to be lost by that.
  private mutating func settlePick(
    of request: EndedRequest, _ terms: PathTerms, _ simulation: Simulation
  ) {
    let isOffered = simulation.look { terms.situation.offersSaved(in: $0) }
    let isMissed = simulation.look { $0.request?.isMissed == true }
    if hasSaved || terms.situation.hasSavedFromFirst {
      hasForgotten = request.isNothing && isOffered
      hasStoodStill = !isOffered && terms.owesPick(request.number) && isMissed
    } else {
      // Nobody said that it was saved, and whoever offers it all the same has it, or says that it has not.
      hasStoodStill = request.isNothing && isOffered && !isMissed && request.isOwed
    }
  }

  /// Which request of the situation is under way, from 1.
  private func number(in terms: PathTerms) -> Int {
    terms.isOfAutoFill ? min(requests, terms.requests.count) : 1
  }

  /// Whether a request comes about in the happy path.
  private func isOwed(_ number: Int, _ terms: PathTerms) -> Bool {
    terms.owed?.contains(number) == true
  }

  /// Somebody has answered the same question again and again, as it wants to be answered, and may be asked once more.
  ///
  /// Where something went wrong before, another button may be the way on, the network is still gone, or the user had another
  /// device to turn to first.
  private mutating func settleTired(_ terms: PathTerms, _ simulation: Simulation) {
    guard isOwed(number(in: terms), terms), !underWay.isReordered, !underWay.isChanced,
      !underWay.isHeldElsewhere
    else { return }
    let isAskedOn = simulation.look { world in
      guard world.isQuiet, let interface = world.touchable else { return false }
      let isOnlyWay = world.phone.network.isUp && interface.choices.count { !$0.isDismissal } == 1
      let isDone = screens.areDone(in: world, living: terms.hasRuntime)
      let isTiring = answered.isTiring(interface) || isDone && answered.hasTriedAll(of: interface)
      return isTiring && (underWay.isUndisturbed || isOnlyWay)
    }
    if isAskedOn { hasStoodStill = true }
  }

  /// Notes that something happens out of the ordinary.
  mutating func deviate(_ deviation: Deviation, _ terms: PathTerms) {
    excuseOffers(after: deviation, terms)
    // Who asks nothing of chance has seen no deviation.
    if case .chance = deviation {
      underWay.isChanced = true
      events.insert(.chanced)
      return
    }
    if deviation == .system(.endsBetweenCalls), requests == 1, !events.contains(.deviated) {
      underWay.beginAgain()
    }
    if case .network(let fault) = deviation, case .awaitsConfirmation = fault.effect {
      underWay.isHeldElsewhere = true
    }
    answered.disturb()
    // In whichever order its own work goes, nothing stands in the way of a handler.
    if deviation.isOrderOfWork {
      underWay.isReordered = true
    } else if deviation.isSearch {
      underWay.isSearched = true
    } else {
      underWay.hinder(deviation.hindrance(isOfAutoFill: terms.isOfAutoFill))
    }
    if case .user(.disablesProvider) = deviation, !events.contains(.deviated) {
      events.insert(.turnedOff)
    } else {
      events.remove(.turnedOff)
    }
    events.insert(.deviated)
    if deviation.isAlone(among: terms.deviations) { events.insert(.deviatedAlone) }
    if case .user(.asksTenTimes(let mistyping)) = deviation {
      events.formUnion(mistyping ? [.habit, .mistypingHabit] : .habit)
    }
    // What was saved since the backup, or in what goes with the app, is gone, and nobody's fault.
    switch deviation {
    case .user(.restoresBackup), .device(.reinstallsApp): hasSaved = false
    default: break
    }
  }

  /// Notes that somebody has asked, where all that takes was possible.
  mutating func expect(_ isMade: Bool, unhindered: Bool, saves: Bool = false, _ terms: PathTerms) {
    underWay = RequestUnderWay(
      hindrance: isMade && unhindered ? .none : .any, isSaving: isMade && saves && terms.owed?.isEmpty != true
    )
    underWay.wasUndisturbed = underWay.isUndisturbed
    // What takes the place of something that was saved may go wrong on the way.
    if underWay.isSaving { hasSaved = false }
    // Of the first request of a path nobody can say more than what became of it.
    let number = number(in: terms)
    underWay.isAwaited =
      isMade
      && (terms.owed == nil || underWay.isUndisturbed || underWay.isSaving || terms.owesPick(number))
  }

  /// Whether nothing stands in the way of a request that is about to be made; of the first one that matters only to who has
  /// work that can go in several orders.
  func isUnhindered(_ steps: [Step], _ terms: PathTerms, _ simulation: Simulation) -> Bool {
    // Who asks for a face alone has nobody to let in before somebody enters the passcode.
    if requests == 0 { return terms.hasRuntime && !events.contains(.deviated) }
    guard !hasChangedPassword, !events.contains(.lockedOutFaces) else { return false }
    return simulation.look {
      terms.situation.lets(steps, comeAboutIn: $0, with: terms.situation.savedUser)
    }
  }
}
