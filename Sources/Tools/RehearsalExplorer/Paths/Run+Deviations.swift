import Rehearsal

/// What can be chosen at a point of a path.
extension Run {
  /// What happens when nobody deviates from it.
  var usual: Deviation.Usual { simulation.look { usual(in: $0) } }

  private func usual(in world: World) -> Deviation.Usual {
    if world.isStopped { return .ends }
    if !world.openOrder.isEmpty { return .goesOn }
    if world.phone.process.state == .suspended { return usualWhileSuspended(in: world) }
    if world.isSheetOpen { return .approves }
    if terms.isOfAutoFill, let usual = usualOfAutoFill(in: world) { return usual }
    if !hasActed(in: world), !isWaiting, world.touchable?.firstButton != nil { return .acts }
    return world.nextInstant == nil ? .ends : .goesOn
  }

  private func usualWhileSuspended(in world: World) -> Deviation.Usual {
    guard let next = world.nextInstant else { return .resumes }
    guard let resumption else { return .goesOn }
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
    if world.isStopped { return }
    if !world.openOrder.isEmpty { return offerOrders(in: world, offer) }
    let deviations = terms.deviations
    let usual = usual(in: world)
    if deviations.contains(.network), usual == .goesOn { offerMessageDeviations(in: world, offer) }
    if deviations.contains(.apple), world.isSheetOpen {
      for deviation in Deviation.AppleDeviation.allCases { offer(.apple(deviation)) }
    }
    if deviations.contains(.user) { offerUser(insteadOf: usual, in: world, offer) }
    if deviations.contains(.system) { offerSystem(in: world, offer) }
    if terms.isOfAutoFill { offerAutoFill(in: world, offer) }
  }

  /// In the middle of a moment nothing can be chosen but what goes next.
  private func offerOrders(in world: World, _ offer: (Deviation) -> Void) {
    let names = world.openOrder
    for name in names.dropFirst() { offer(.order(takes: name, before: names[0])) }
  }

  private func offerMessageDeviations(in world: World, _ offer: (Deviation) -> Void) {
    let arrivals = arrivals(in: world)
    guard !arrivals.isEmpty else { return }
    let deadlines = deadlines(in: world)
    for arrival in arrivals {
      func offerMessageDeviation(_ deviation: Deviation.MessageDeviation) {
        offer(.network(deviation, message: arrival.message, number: arrival.number))
      }
      offerMessageDeviation(.isLost)
      offerMessageDeviation(.losesReply)
      offerMessageDeviation(.arrivesTwice)
      offerMessageDeviation(.isRefused)
      offerMessageDeviation(.isNeverAnswered)
      for delay in Self.delays(past: arrival.usualReply, around: deadlines) { offerMessageDeviation(.repliesLate(delay)) }
    }
  }

  /// How late a reply can be to come just before, at and just after every deadline; a minute where there is none.
  private static func delays(past reply: Instant, around deadlines: [Instant]) -> [Duration] {
    var delays: [Duration] = []
    for deadline in deadlines where deadline > reply {
      for offset in -1...1 as ClosedRange<Int64> {
        let delay = Duration.nanoseconds(deadline.nanoseconds - reply.nanoseconds + offset)
        if delay > .zero, !delays.contains(delay) { delays.append(delay) }
      }
    }
    return delays.isEmpty ? [.seconds(60)] : delays
  }

  private func offerUser(insteadOf usual: Deviation.Usual, in world: World, _ offer: (Deviation) -> Void) {
    let isOver = world.isRequestOver
    let isLocked = world.isDeviceLocked
    if let interface = world.touchable, !isLocked {
      let first = interface.firstButton
      if usual == .acts {
        offer(.user(.waits))
        if interface.hasFields { offer(.user(.mistypes)) }
      }
      for case .button(let button, _) in interface.elements where interface.isEnabled(button) == true {
        if button != first || hasActed(in: world) { offer(.user(.taps(button))) }
      }
      if world.isUnderBar { offer(.user(.tapsCancel)) }
    }
    if !isOver {
      if requests > 0, !isLocked { offer(.user(.leavesApp)) }
    } else if requests < 2, isOfferedAgain(in: world) {
      offer(.user(.startsOver))
    }
  }

  private func isOfferedAgain(in world: World) -> Bool {
    guard case .upgrade(let kind, let origin, _) = terms.situation.errand else { return false }
    if origin == .app { return true }
    return switch world.phone.offer(kind, to: terms.situation.user, from: origin) {
    case .made: true
    case .withheld: false
    }
  }

  private func offerSystem(in world: World, _ offer: (Deviation) -> Void) {
    let state = world.phone.process.state
    guard !world.isRequestOver, state != .absent else { return }
    if world.isPatient { offer(.system(.losesPatience)) }
    offer(.system(.endsProcess))
    guard state == .running else { return }
    offer(.system(.suspendsForASecond))
    offer(.system(.suspendsForLong))
  }
}

extension Interface {
  /// The first button that can be tapped, where there is one; what is typed may still enable another.
  var firstButton: String? {
    for case .button(let button, true) in elements where isEnabled(button) == true { return button }
    guard hasFields else { return nil }
    for case .button(let button, _) in elements { return button }
    return nil
  }

  fileprivate var hasFields: Bool { elements.contains { if case .field = $0 { true } else { false } } }
}
