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
    let request = Self.bit(of: number)
    let isOwed = (terms.owed ?? 0) & request != 0
    // Before a happy path is known nobody is owed the first request of it.
    let isUnhindered = underWay.isUndisturbed && !underWay.isChanced && (requests > 1 || isOwed)
    // Of one that ran out of time a rule tells.
    let isNothing = outcome == .failed || outcome == .canceled && !underWay.isSearched
    if isNothing, !events.contains(.deviated), terms.situation.asksForGone(number),
      simulation.look({ $0.request?.isConcealing == true })
    {
      events.insert(.concealed)
    }
    if underWay.isUndisturbed, underWay.isReordered, !underWay.isChanced, terms.owed != nil,
      isOwed ? isNothing : outcome.isSuccess && requests == 1
    {
      events.insert(.orderDependent)
      hasStoodStill = true
    } else if outcome.isSuccess {
      fulfilled |= request
      hasSaved = hasSaved || underWay.isSaving
    } else if isUnhindered, terms.situation.savedUser.map({ terms.requests[number - 1].picks($0) }) == true {
      // Who does not have it any more takes it back, and nobody picks it again; what was there before somebody changed it is
      // not to be lost by that.
      let isOffered = simulation.look { terms.situation.offersSaved(in: $0) }
      let isMissed = simulation.look { $0.request?.isMissed == true }
      if hasSaved || terms.situation.hasSavedFromFirst {
        hasForgotten = isNothing && isOffered
        hasStoodStill = !isOffered && terms.owesPick(number) && isMissed
      } else {
        // Nobody said that it was saved, and whoever offers it all the same has it, or says that it has not.
        hasStoodStill = isNothing && isOffered && !isMissed && isOwed
      }
    } else if isUnhindered, terms.user(repeating: number, in: self) != nil {
      hasStoodStill = isNothing
    } else if isUnhindered, isOwed {
      hasStoodStill = isNothing
    } else if isOwed, outcome == .canceled, underWay.isHeldUp, underWay.isDeadEnd {
      hasStoodStill = true
    } else if terms.owesPick(number), simulation.look({ $0.request?.isMissed == true }) {
      // Nobody has taken it away, whatever went wrong, and from now on nobody is offered it.
      hasStoodStill = true
    }
    underWay = RequestUnderWay()
  }

  /// Which request of the situation is under way, from 1.
  private func number(in terms: PathTerms) -> Int {
    terms.isOfAutoFill ? min(requests, terms.requests.count) : 1
  }

  /// Where it is noted whether a request comes about.
  private static func bit(of number: Int) -> UInt64 { 1 << UInt64(min(55, number - 1)) }

  /// Somebody has answered the same question again and again, as it wants to be answered, and may be asked once more.
  ///
  /// Where something went wrong before, another button may be the way on, or the network is still gone.
  private mutating func settleTired(_ terms: PathTerms, _ simulation: Simulation) {
    let isOwed = (terms.owed ?? 0) & Self.bit(of: number(in: terms)) != 0
    guard isOwed, !underWay.isReordered, !underWay.isChanced else { return }
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
    // Who could not fill a store that was busy may find it empty.
    let isKeptFromFilling = terms.offersOwn && deviation == .system(.occupiesStore)
    if !deviation.leavesOffers || isKeptFromFilling { events.insert(.othersDeviated) }
    // Who asks nothing of chance has seen no deviation.
    if case .chance = deviation {
      underWay.isChanced = true
      return
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
    // What was saved since the backup is gone, and nobody's fault.
    if case .user(.restoresBackup) = deviation { hasSaved = false }
  }

  /// Notes that somebody has asked, where all that takes was possible.
  mutating func expect(_ isMade: Bool, unhindered: Bool, saves: Bool = false, _ terms: PathTerms) {
    underWay = RequestUnderWay(
      hindrance: isMade && unhindered ? .none : .any, isSaving: isMade && saves && terms.owed != 0)
    // What takes the place of something that was saved may go wrong on the way.
    if underWay.isSaving { hasSaved = false }
    // Of the first request of a path nobody can say more than what became of it.
    let number = number(in: terms)
    underWay.isAwaited =
      isMade
      && (terms.owed == nil || underWay.isUndisturbed || underWay.isSaving || terms.owesPick(number))
  }

  /// Notes that nobody is offered any more who was from the first and is to be picked, with nothing in the way.
  ///
  /// A process that ended, or a busy store, is no reason to offer less; others may have given one: a server that knows a
  /// session no more, a wrong master password too often, a backup, so much time that a vault closes.
  mutating func miss(_ terms: PathTerms, _ simulation: Simulation, unhindered: Bool) {
    let number = min(requests, terms.requests.count)
    if events.contains(.turnedOff) || !events.contains(.othersDeviated) && terms.offersOwn {
      return missAfterSetUp(terms, number, simulation)
    }
    guard unhindered, !events.contains(.othersDeviated),
      let user = terms.offersOwed[number - 1]?.first?.user ?? terms.user(repeating: number, in: self)
    else { return }
    hasStoodStill = simulation.look { world in
      // A new store is one that the system has emptied.
      let store = world.phone.autoFill.identityStore
      return store.state.supportsIncrementalUpdates && !store.identities.contains { $0.user == user }
    }
  }

  /// Notes that nobody is offered whom a provider offers where nothing deviates from its first set-up, although it says that
  /// it was set up: once more since it was turned off, or with nothing in between but the end of its process.
  private mutating func missAfterSetUp(_ terms: PathTerms, _ number: Int, _ simulation: Simulation) {
    let isOwed = (terms.owed ?? 0) & Self.bit(of: number) != 0
    guard terms.offersOwn, isOwed else { return }
    hasStoodStill = simulation.look { world in
      world.nextInstant == nil && world.request?.outcome?.isSuccess == true
        && world.request?.request.provision == .configuration && world.phone.autoFill.identityStore.count == 0
    }
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

extension PathTerms {
  /// Whether a request is to pick what was offered from the first, and gets it where nothing deviates.
  fileprivate func owesPick(_ number: Int) -> Bool { isOfAutoFill && offersOwed[number - 1] != nil }

  /// Who is picked once more in the happy path, got what they wanted the first time, and was not in what came between:
  /// news of others, others who were picked, and passwords of others that were saved.
  fileprivate func user(repeating number: Int, in progress: PathProgress) -> String? {
    guard owed == nil, isOfAutoFill, number > 1, !progress.events.contains(.deviated),
      case .user(.autoFill(.picks(let user, _)))? = requests[number - 1].last,
      let earlier = requests[..<(number - 1)].lastIndex(of: requests[number - 1]),
      progress.fulfilled >> UInt64(min(55, earlier)) & 1 == 1
    else { return nil }
    let between = requests[(earlier + 1)..<(number - 1)].joined()
    let own = situation.phone.autoFill.identityStore.identities.filter { $0.user == user }
    return between.contains(where: \.changesVault) && between.allSatisfy { $0.leaves(user, own) } ? user : nil
  }

  /// What was offered from the first of those who are picked, and are filled in where nothing deviates, by the place of
  /// the request.
  static func offers(
    owed: UInt64, by requests: [[Step]], in situation: Situation
  ) -> [Int: [CredentialIdentity]] {
    var offers: [Int: [CredentialIdentity]] = [:]
    for (place, steps) in requests.enumerated() where owed >> UInt64(min(55, place)) & 1 == 1 {
      guard case .user(.autoFill(.picks(let user, _)))? = steps.last else { continue }
      let identities = situation.phone.autoFill.identityStore.identities.filter { $0.user == user }
      if !identities.isEmpty { offers[place] = identities }
    }
    return offers
  }
}

extension Step {
  /// Whether a provider is told of something that it keeps or drops.
  fileprivate var changesVault: Bool {
    switch self {
    case .autoFill(.reports), .user(.autoFill(.saves)): true
    default: false
    }
  }

  /// Whether it is about somebody else, or takes nothing from a user who was offered so much from the first.
  fileprivate func leaves(_ user: String, _ own: [CredentialIdentity]) -> Bool {
    switch self {
    case .autoFill(.reports(.unusedPassword(let another, _))): another != user
    case .autoFill(.reports(.acceptedPasskeys(let accepted, let handle, _))):
      own.allSatisfy { identity in
        guard case .passkey(let credentialID, handle) = identity.kind else { return true }
        return accepted.contains(credentialID)
      }
    case .user(.autoFill(.saves(let saved))): saved.credential.user != user
    case .user(.autoFill(.focuses)), .user(.autoFill(.picks)): true
    default: false
    }
  }
}
