import Rehearsal

/// What can be chosen at a point of a course.
extension Run {
  /// What happens when nobody departs from it.
  var usual: Choice.Usual {
    if simulation.isStopped { return .ends }
    if simulation.isOrderOpen { return .goesOn }
    if simulation.phone.process.state == .suspended { return usualWhileSuspended }
    if simulation.isSheetOpen { return .approves }
    if situation.isOfAutoFill, let usual = usualOfAutoFill { return usual }
    if !hasActed, !isWaiting, simulation.touchable?.firstButton != nil { return .acts }
    return simulation.nextInstant == nil ? .ends : .goesOn
  }

  private var usualWhileSuspended: Choice.Usual {
    guard let next = simulation.nextInstant else { return .resumes }
    guard let resumption else { return .goesOn }
    return next <= resumption ? .goesOn : .resumes
  }

  /// Everything that could happen instead, in a fixed order; only what a phone could do.
  func departures() -> [Choice] {
    if simulation.isStopped { return [] }
    if simulation.isOrderOpen { return orders }
    var choices: [Choice] = []
    let usual = usual
    if deviations.contains(.network), usual == .goesOn { addFates(to: &choices) }
    if deviations.contains(.apple), simulation.isSheetOpen {
      choices += Choice.AppleDeviation.allCases.map(Choice.apple)
    }
    if deviations.contains(.user) { addUser(to: &choices, insteadOf: usual) }
    if deviations.contains(.system) { addSystem(to: &choices) }
    if situation.isOfAutoFill { addAutoFill(to: &choices) }
    return choices
  }

  /// In the middle of a moment nothing can be chosen but what goes next.
  private var orders: [Choice] {
    let names = simulation.openOrder
    return names.dropFirst().map { .order(takes: $0, before: names[0]) }
  }

  private func addFates(to choices: inout [Choice]) {
    let arrivals = simulation.arrivals
    guard !arrivals.isEmpty else { return }
    let deadlines = simulation.deadlines
    for arrival in arrivals {
      func add(_ fate: Choice.Fate) {
        choices.append(.network(fate, message: arrival.message, number: arrival.number))
      }
      add(.isLost)
      add(.losesReply)
      add(.arrivesTwice)
      add(.isRefused)
      add(.isNeverAnswered)
      for delay in Self.delays(past: arrival.usualReply, around: deadlines) { add(.repliesLate(delay)) }
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

  private func addUser(to choices: inout [Choice], insteadOf usual: Choice.Usual) {
    if let interface = simulation.touchable, !simulation.isDeviceLocked {
      let first = interface.firstButton
      if usual == .acts {
        choices.append(.user(.waits))
        if !interface.fields.isEmpty { choices.append(.user(.mistypes)) }
      }
      for button in interface.buttons where interface.isEnabled(button) == true {
        if button != first || hasActed { choices.append(.user(.taps(button))) }
      }
      if simulation.isUnderBar { choices.append(.user(.tapsCancel)) }
    }
    if !simulation.isRequestOver {
      if requests > 0, !simulation.isDeviceLocked { choices.append(.user(.leavesApp)) }
    } else if requests < 2, isOfferedAgain {
      choices.append(.user(.startsOver))
    }
  }

  private var isOfferedAgain: Bool {
    guard case .upgrade(let kind, let origin, _) = situation.errand else { return false }
    if origin == .app { return true }
    return switch simulation.phone.offer(kind, to: situation.user, from: origin) {
    case .made: true
    case .withheld: false
    }
  }

  private func addSystem(to choices: inout [Choice]) {
    guard !simulation.isRequestOver, simulation.phone.process.state != .absent else { return }
    if simulation.isPatient { choices.append(.system(.losesPatience)) }
    choices.append(.system(.endsProcess))
    guard simulation.phone.process.state == .running else { return }
    choices.append(.system(.suspendsForASecond))
    choices.append(.system(.suspendsForLong))
  }
}

extension Interface {
  /// The first button that can be tapped, where there is one; what is typed may still enable another.
  var firstButton: String? {
    buttons.first { isEnabled($0) == true } ?? (fields.isEmpty ? nil : buttons.first)
  }
}
