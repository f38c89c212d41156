import Rehearsal

/// What a credential provider offers, as far as it owes that to who was offered it before.
extension PathProgress {
  /// Notes that something happens after which less may be offered.
  mutating func excuseOffers(after deviation: Deviation, _ terms: PathTerms) {
    let isBusy = [.system(.occupiesStore), .system(.occupiesStoreLater)].contains(deviation)
    // Who could not fill a store that was busy twice may find it empty, and so may who found it busy when it was set up; a
    // busy store can be asked again.
    let mayStayEmpty = isBusy && terms.offersOwn && (requests == 0 || events.contains(.keptFromFilling))
    if !deviation.leavesOffers || mayStayEmpty { events.insert(.othersDeviated) }
    if isBusy {
      if terms.offersOwn || terms.renamesPasskey { events.insert(.keptFromFilling) }
    } else if terms.renamesPasskey, case .system = deviation {
      events.insert(.cutShort)
    }
  }

  /// Notes that nobody is offered any more who was from the first and is to be picked, with nothing in the way.
  ///
  /// A process that ended, or a busy store, is no reason to offer less; others may have given one: a server that knows a
  /// session no more, a wrong master password too often, a backup, so much time that a vault closes.
  mutating func miss(_ terms: PathTerms, _ simulation: Simulation, unhindered: Bool) {
    guard !hasStoodStill else { return }
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

  /// Looks at what a provider offers that has just set itself up: as much as where nothing deviates from that, if any of it
  /// is filled in there.
  mutating func noteOffers(_ terms: PathTerms, _ simulation: Simulation) {
    guard terms.offersOwn, requests > 0, requests < terms.requests.count,
      let count = simulation.look({ Self.offersAfterSetUp(in: $0) })
    else { return }
    if terms.owed == nil {
      if !events.contains(.deviated) { fulfilled.offers = max(count, fulfilled.offers) }
    } else if let owed = terms.owed, owed.contains(requests + 1), count < owed.offers,
      events.contains(.turnedOff) || !events.contains(.othersDeviated)
    {
      hasStoodStill = true
    }
  }

  /// Notes that nobody is offered whom a provider offers where nothing deviates from its first set-up, although it says that
  /// it was set up: once more since it was turned off, or with nothing in between but the end of its process.
  private mutating func missAfterSetUp(_ terms: PathTerms, _ number: Int, _ simulation: Simulation) {
    guard terms.offersOwn, terms.owed?.contains(number) == true else { return }
    hasStoodStill = simulation.look { Self.offersAfterSetUp(in: $0) == 0 }
  }

  /// How many logins are offered by a provider that has just said that it is set up, once nothing else is to come.
  private static func offersAfterSetUp(in world: World) -> Int? {
    guard world.nextInstant == nil, world.request?.outcome?.isSuccess == true,
      world.request?.request.provision == .configuration
    else { return nil }
    return world.phone.autoFill.identityStore.count
  }

  /// Whether a passkey that has another name now is offered by none, because the store was busy once, though its provider has
  /// been called since.
  func hasLostPasskey(_ terms: PathTerms, in world: World) -> Bool {
    guard terms.renamesPasskey, events.contains(.keptFromFilling), requests == terms.requests.count,
      events.isDisjoint(with: [.othersDeviated, .cutShort]), world.request?.outcome?.isSuccess == true
    else { return false }
    let kinds = terms.situation.phone.autoFill.identityStore.identities.map(\.kind)
    let now = world.phone.autoFill.identityStore.identities.map(\.kind)
    return kinds.contains { !now.contains($0) }
  }
}
