import Rehearsal

/// What can be chosen at a point of a path.
extension Run {
  /// What happens when nobody deviates from it.
  var usual: Deviation.Usual { simulation.look { usual(in: $0) } }

  private func usual(in world: World) -> Deviation.Usual {
    // Behind what came to nothing there is nothing to learn.
    if world.isStopped || progress.hasStoodStill { return .ends }
    if !world.openOrder.isEmpty || world.isBetweenCalls { return .goesOn }
    if world.phone.process.state == .suspended, !world.process.isResting {
      return usualWhileSuspended(in: world)
    }
    if world.isSheetOpen { return .approves }
    if terms.isOfAutoFill, let usual = usualOfAutoFill(in: world) { return usual }
    if progress.requests == 0 { return .asks }
    if isStuck(in: world) { return .acts }
    if !hasActed(in: world), !progress.isWaiting, let interface = world.touchable,
      !progress.answered.hasEnough(of: interface), let button = interface.firstButton
    {
      if world.nextInstant == nil || !button.isDismissal || progress.answered.isDoneHesitating {
        return .acts
      }
    }
    if world.nextInstant != nil { return .goesOn }
    // After what nobody else deviates beside, somebody sees whether an upgrade comes about again.
    let isOwed = progress.requests < 1 + progress.requestsBeyondUsual && !terms.isOfAutoFill
    let isAsked = isOwed && world.isRequestOver && isOffered(to: terms.situation.user, in: world)
    return isAsked ? .asks : .ends
  }

  /// Whether nothing has come of what the user did, and they have not tried all there is to try.
  func isStuck(in world: World) -> Bool {
    guard case .interface = world.phone.screen, !progress.isWaiting, world.nextInstant == nil,
      world.request?.isFinished == false, hasActed(in: world), world.phone.process.state == .running
    else { return false }
    return world.touchable.map { progress.answered.leavesMoreToTry(on: $0) } == true
  }

  /// Whether a screen leads nowhere but back, with something still to come.
  func isHesitating(in world: World) -> Bool {
    !hasActed(in: world) && world.nextInstant != nil && world.touchable?.firstButton?.isDismissal == true
  }

  private func usualWhileSuspended(in world: World) -> Deviation.Usual {
    guard let next = world.nextInstant else { return .resumes }
    guard let resumption = progress.resumption else { return .goesOn }
    return next <= resumption ? .goesOn : .resumes
  }

  /// Everything that could happen instead, in a fixed order; only what a phone could do.
  func deviations() -> [Deviation] {
    var deviations: [Deviation] = []
    simulation.look { world in offerDeviations(in: world) { deviations.append($0) } }
    return deviations
  }

  /// How many of them there are.
  var countOfDeviations: Int {
    var count = 0
    simulation.look { world in offerDeviations(in: world) { _ in count += 1 } }
    return count
  }

  private func offerDeviations(in world: World, _ offer: (Deviation) -> Void) {
    if world.isStopped || progress.hasStoodStill || progress.events.contains(.deviatedAlone) { return }
    // In the middle of a moment nothing can be chosen but what goes next.
    if let first = world.openOrder.first {
      return world.openOrder.dropFirst().forEach { offer(.order(takes: $0, before: first)) }
    }
    if world.isBetweenCalls { return offer(.system(.endsBetweenCalls)) }
    let deviations = terms.deviations
    let usual = usual(in: world)
    if !deviations.isDisjoint(with: [.network, .server]), usual == .goesOn {
      Deviation.offerFaults(to: terms.deviations, in: world, offer)
    }
    if deviations.contains(.apple), world.isSheetOpen {
      for deviation in Deviation.AppleDeviation.allCases { offer(.apple(deviation)) }
    }
    if deviations.contains(.network), !world.phone.network.isUp, terms.situation.phone.network.isUp {
      offer(.networkReturns)
    }
    if deviations.contains(.app) { Deviation.AppDeviation.offer(in: world, isAtEnd: usual == .ends, offer) }
    if deviations.contains(.user) { offerUser(insteadOf: usual, in: world, offer) }
    if deviations.contains(.system) { offerSystem(in: world, offer) }
    if terms.isOfAutoFill { offerAutoFill(in: world, offer) }
    Deviation.DeviceDeviation.offer(in: world, of: self, offer)
    // What nothing asks of chance comes to where the usual thing leads, and ends there.
    if deviations.contains(.chance), terms.hasRuntime, usual != .ends { offer(.chance) }
  }

  private func offerUser(insteadOf usual: Deviation.Usual, in world: World, _ offer: (Deviation) -> Void) {
    let (isOver, isLocked) = (world.isRequestOver, world.isDeviceLocked)
    if let interface = world.touchable, !isLocked {
      let first = interface.firstButton
      if usual == .acts {
        if !hasActed(in: world) { offerTime(in: world, offer) }
        if interface.hasFields { offer(.user(.mistypes)) }
      }
      for case .button(let button, _) in interface.elements where interface.isEnabled(button) == true {
        if button != first || hasActed(in: world) && usual != .acts || isHesitating(in: world) {
          offer(.user(.taps(button)))
        }
      }
      if let field = interface.searchField, let name = interface.sought(among: terms.situation.sought),
        interface[field] != name
      {
        offer(.user(.searches(name)))
        [name, ListSearch.nobody].forEach { offer(.user(.clearsSearch($0))) }
      }
      if interface.offersOtherFaces { offer(.user(.isNotRecognized)) }
      if world.isUnderBar { offer(.user(.tapsCancel)) }
      // Only code that runs in Apple's names has observers of such.
      if world.hasObservers { offer(.user(.looksAway)) }
    }
    if !isOver {
      if progress.requests > 0, !isLocked { offer(.user(.leavesApp)) }
    } else if progress.requests < PathTerms.mostRequests {
      if isOffered(to: terms.situation.user, in: world) {
        offer(.user(.startsOver))
        Habit.offer(in: world, of: self, offer)
      }
      for user in terms.others where isOffered(to: user, in: world) { offer(.user(.upgrades(user))) }
      offerBetweenRequests(in: world, offer)
      if !terms.isOfAutoFill { Deviation.UserDeviation.offerMonth(in: world, of: self, offer) }
    }
  }

  /// What nobody tells the extension, which may remember something else.
  private func offerBetweenRequests(in world: World, _ offer: (Deviation) -> Void) {
    guard progress.requests > 0, isOffered(to: terms.situation.user, in: world) else { return }
    if !progress.hasChangedPassword, terms.letsChangePassword(in: world) {
      offer(.user(.changesPassword))
    }
    if world.phone.apple.credentialState == .authorized { offer(.user(.revokesApple)) }
  }

  /// A user may let one thing happen, or act just before a clock runs out, which is then heard of on the way; or take
  /// their time once with each interface, where all that could change is the time.
  private func offerTime(in world: World, _ offer: (Deviation) -> Void) {
    guard world.nextInstant != nil else {
      return progress.screens.mayLinger(in: world) ? offer(.user(.takesTime)) : ()
    }
    offer(.user(.waits))
    for moment in Arrival.lastMoments(in: world, from: simulation.now) { offer(.user(.waitsFor(moment))) }
  }

  private func isOffered(to user: String, in world: World) -> Bool {
    guard case .upgrade(let kind, let origin, _) = terms.situation.errand else { return false }
    if origin == .app { return terms.situation.canAskInApp(for: user, in: world) }
    guard case .made = world.phone.offer(kind, to: user, from: origin) else { return false }
    return true
  }

  private func offerSystem(in world: World, _ offer: (Deviation) -> Void) {
    guard case let state = world.phone.process.state, state != .absent else { return }
    guard !world.isRequestOver else {
      // A process that nobody turns to any more may as well be there.
      if !terms.isOfAutoFill, progress.requests < PathTerms.mostRequests,
        isOffered(to: terms.situation.user, in: world)
      {
        offer(.system(.endsProcess))
      }
      return
    }
    if world.isPatient { offer(.system(.losesPatience)) }
    offer(.system(.endsProcess))
    guard state == .running else { return }
    offer(.system(.suspendsForASecond))
    offer(.system(.suspendsForLong))
  }
}
