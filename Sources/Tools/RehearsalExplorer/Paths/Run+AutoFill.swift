import Rehearsal

/// Paths in which a user turns to AutoFill.
extension Run {
  /// What a user of AutoFill does next; `nil` where that is what any user does.
  func usualOfAutoFill(in world: World) -> Deviation.Usual? {
    if world.isDeviceLocked { return world.nextInstant == nil ? .unlocks : .goesOn }
    if world.isAuthenticating { return .authenticates }
    return isBetweenRequests(in: world) && isAskedMore && world.nextInstant == nil ? .asks : nil
  }

  /// Does what it takes to ask once; what is not offered any more nobody can take.
  func ask() {
    turnToNext()
    let all = terms.requests
    let steps = all[min(progress.requests, all.count - 1)]
    if terms.isOfAutoFill, !simulation.look({ $0.isProviderEnabled }), !steps.contains(.enabling) {
      return perform(.enabling)
    }
    let isUnhindered = progress.isUnhindered(steps, terms, simulation)
    progress.noteOffers(terms, simulation)
    progress.requests += 1
    let countBefore = simulation.countOfEntries
    for meant in steps {
      let step = simulation.look { terms.situation.choosing(meant, in: $0) }
      // A situation whose first request no phone would make is a mistake that must come out; it may be the app that took
      // away what was to be picked.
      let isUsual = progress.requests == 1 && !progress.events.contains(.deviated)
      guard isUsual || simulation.look({ step.isTaken(by: $0) }) else {
        progress.miss(terms, simulation, unhindered: isUnhindered)
        return progress.expect(false, unhindered: false, terms)
      }
      perform(step)
    }
    // An app whose button is tapped may do something else first, and of that nothing is known.
    let isMade = terms.situation.button == nil || simulation.hasBegun(since: countBefore)
    progress.expect(isMade, unhindered: isUnhindered, saves: terms.situation.saves(steps), terms)
  }

  /// Has another account upgraded than the one that the situation is about.
  func ask(for user: String) {
    turnToNext()
    progress.requests += 1
    guard let step = terms.situation.request(for: user) else { return }
    let isUnhindered = progress.isUnhindered([step], terms, simulation)
    perform(step)
    progress.expect(true, unhindered: isUnhindered, terms)
  }

  /// Somebody who asks once more has seen that the network is there again, has confirmed with another device what they were
  /// to confirm, and waits for nothing of the last request.
  private func turnToNext() {
    progress.isWaiting = false
    progress.answered.forget()
    let isDown = simulation.look { !$0.phone.network.isUp }
    if isDown, terms.situation.phone.network.isUp { perform(.network(.comesUp)) }
    if let due = simulation.look(\.server.confirmation?.due), due > simulation.now { pass(until: due) }
  }

  /// Everything that can be done to AutoFill at a point of a path, in a fixed order.
  func offerAutoFill(in world: World, _ offer: (Deviation) -> Void) {
    if terms.deviations.contains(.user), !world.isDeviceLocked { offerUserOfAutoFill(in: world, offer) }
    guard terms.deviations.contains(.system) else { return }
    let hasStore = world.isProviderEnabled || terms.enables(afterRequests: progress.requests)
    if hasStore, !isDone(in: world), !world.phone.autoFill.identityStore.isBusy {
      offer(.system(.occupiesStore))
      offer(.system(.occupiesStoreLater))
    }
    guard isBetweenRequests(in: world), world.phone.process.state != .absent else { return }
    if progress.requests <= terms.requests.count || world.isCleaningUp { offer(.system(.endsProcess)) }
    // Nobody else could tell that from an end.
    if world.isCleaningUp, world.hasBegunCleanUp { offer(.system(.killsProcess)) }
  }

  private func offerUserOfAutoFill(in world: World, _ offer: (Deviation) -> Void) {
    if world.isAuthenticating { offer(.user(.failsToAuthenticate)) }
    // Between two requests a lock falls with it that a provider keeps of its own, where a team says so.
    let mayFall = progress.requests > 0 && isAskedMore && world.phone.autoFill.lock?.fallsWithDevice == true
    if !isBetweenRequests(in: world) || mayFall { offer(.user(.locksDevice)) }
    if case .interface = world.phone.screen { offer(.user(.locksDeviceBriefly)) }
    guard isBetweenRequests(in: world) else { return }
    if terms.asksForCodes, isAskedMore { Deviation.CodeMoment.offer(in: world, of: self, offer) }
    guard progress.requests > 0 else { return }
    if progress.requests <= terms.requests.count, world.isProviderEnabled { offer(.user(.asksAgain)) }
    Habit.offer(in: world, of: self, offer)
    Deviation.UserDeviation.offerMonth(in: world, of: self, offer)
    guard isAskedMore else { return }
    if world.isProviderEnabled { offer(.user(.disablesProvider)) }
    offer(.user(.restoresBackup))
  }

  private func isBetweenRequests(in world: World) -> Bool {
    if world.app.isSigningIn { return false }
    return world.request == nil || world.isRequestOver
  }

  /// Whether something is still to be asked; once more than usual after what nobody else deviates beside.
  private var isAskedMore: Bool {
    progress.requests < terms.requests.count + progress.requestsBeyondUsual
  }

  private func isDone(in world: World) -> Bool { isBetweenRequests(in: world) && !isAskedMore }
}

extension Simulation {
  /// Whether a request has begun behind so many entries.
  fileprivate func hasBegun(since count: Int) -> Bool {
    look { world in
      world.timeline.entries.dropFirst(count).contains {
        if case .moved(.system(.began), _) = $0.event { true } else { false }
      }
    }
  }
}
