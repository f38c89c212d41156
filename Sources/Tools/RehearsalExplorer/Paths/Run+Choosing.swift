import Rehearsal

/// What the environment does once it is chosen.
extension Run {
  func take(_ usual: Deviation.Usual) {
    defer { observe() }
    switch usual {
    case .ends: isOver = true
    case .goesOn:
      if simulation.look({ isHesitating(in: $0) }) {
        progress.answered.hesitate()
      }
      goOn()
    case .acts: act(mistyping: false)
    case .approves: perform(.user(.approvesSheet))
    case .asks: ask()
    case .authenticates: perform(.user(.autoFill(.authenticates)))
    case .unlocks: perform(.user(.autoFill(.unlocksDevice)))
    case .resumes:
      if let resumption = progress.resumption, resumption > simulation.now { pass(until: resumption) }
      perform(.system(.resumesProcess))
    }
  }

  func take(_ deviation: Deviation) {
    defer { observe() }
    progress.deviate(deviation, terms)
    log?.deviations.append(DatedDeviation(instant: simulation.now, name: deviation.description))
    switch deviation {
    case .network(let fault):
      let arriving = simulation.look { Arrival.next(in: $0) }
      let arrival = arriving.first { $0.message == fault.message && $0.number == fault.number }
      if let arrival { simulation.decide(arrival.ticket, fault.effect) }
      log?.faults.append(fault)
      goOn()
    case .chance: turnChance()
    case .outage: beginOutage()
    case .networkReturns: perform(.network(.comesUp))
    case .app(let deviation): perform(.app(deviation.action))
    case .user(let deviation): take(deviation)
    case .apple(.isCanceled): perform(.user(.cancelsSheet))
    case .apple(.cannotBeReached): approve(while: .unreachable)
    case .apple(.neverAnswers): approve(while: .silent)
    case .device(let deviation): deviation.take(in: self)
    case .system(let deviation): take(deviation)
    case .order(let first, let before):
      log?.insertBeforeLast(.takes(first, before: before))
      simulation.decide(first)
      goOn()
    }
  }

  /// Loses what is about to arrive, and everything that is sent from now on.
  private func beginOutage() {
    perform(.network(.goesDown))
    for arrival in simulation.look({ Arrival.next(in: $0) }) {
      simulation.decide(arrival.ticket, .isLost)
      log?.faults.append(Fault(.isLost, message: arrival.message, number: arrival.number))
    }
    goOn()
  }

  /// Lets the usual thing happen with what falls by chance the other way.
  private func turnChance() {
    perform(.system(.turnsChance))
    let next = usual
    take(next == .ends ? .goesOn : next)
    perform(.system(.restoresChance))
  }

  private func approve(while reachability: Apple.Reachability) {
    let before = simulation.phone.apple.reachability
    perform(.apple(reachability))
    perform(.user(.approvesSheet))
    perform(.apple(before))
  }

  private func take(_ deviation: Deviation.UserDeviation) {
    switch deviation {
    case .waits: progress.isWaiting = true
    case .waitsFor(let duration): perform(.pass(duration))
    case .takesTime:
      simulation.look { progress.screens.linger(in: $0) }
      perform(.pass(.seconds(200)))
    case .letsMonthPass: Deviation.UserDeviation.letMonthPass(in: self)
    case .comesBack(let moment): moment.come(in: self)
    case .mistypes: act(mistyping: true)
    case .taps(let button): perform(.user(.taps(button)))
    case .searches(let name): ListSearch.look(for: name, in: self)
    case .clearsSearch(let name): ListSearch.lookAndClear(name, in: self)
    case .tapsCancel: perform(.user(.tapsCancel))
    case .leavesApp: perform(.user(.leavesApp))
    case .looksAway:
      perform(.user(.opensNotificationCenter))
      perform(.user(.closesNotificationCenter))
    case .isNotRecognized: Deviation.UserDeviation.lockOutFaces(in: self)
    case .startsOver, .asksAgain, .asksTenTimes: ask()
    case .upgrades(let user): ask(for: user)
    case .changesPassword: changePassword()
    case .revokesApple: perform(.user(.secures(.revokesApple)))
    case .failsToAuthenticate: perform(.user(.autoFill(.failsToAuthenticate)))
    case .locksDevice: perform(.user(.autoFill(.locksDevice)))
    case .locksDeviceBriefly: perform(.user(.autoFill(.locksDeviceBriefly)))
    case .disablesProvider: perform(.user(.autoFill(.disablesProvider)))
    case .restoresBackup: perform(.user(.autoFill(.restoresBackup)))
    }
  }

  /// The user changes the password with another device, and from then on knows another one than at first.
  private func changePassword() {
    progress.hasChangedPassword = true
    perform(terms.changesPassword)
  }

  private func take(_ deviation: Deviation.SystemDeviation) {
    switch deviation {
    case .losesPatience: perform(.system(.losesPatience))
    case .endsProcess: perform(.system(.endsProcess))
    case .endsBetweenCalls:
      log?.insertBeforeLast(.system(.endsBetweenCalls))
      simulation.endBetweenCalls()
      goOn()
    case .killsProcess: perform(.system(.killsProcess))
    case .suspendsForASecond:
      progress.resumption = simulation.now + .seconds(1)
      perform(.system(.suspendsProcess))
    case .suspendsForLong:
      progress.resumption = nil
      perform(.system(.suspendsProcess))
    case .occupiesStore: perform(.autoFill(.occupiesStore(operations: 1)))
    case .occupiesStoreLater: perform(.autoFill(.occupiesStore(operations: 1, after: 1)))
    }
  }

  /// Lets time pass until something has happened; a user who waited then looks again.
  private func goOn() {
    progress.isWaiting = false
    progress.answered.pass()
    guard let next = simulation.look({ $0.nextInstant }) else { return }
    // What is open is part of a step that was told.
    if log == nil || simulation.isOrderOpen { return simulation.advance() }
    pass(until: next)
  }

  func pass(until instant: Instant) {
    perform(.pass(.nanoseconds(instant.nanoseconds - simulation.now.nanoseconds)))
  }

  private func act(mistyping: Bool) {
    guard let interface = simulation.look(\.touchable) else { return }
    progress.underWay.act(on: interface, in: simulation)
    progress.answered.answer(interface, isAnew: simulation.look { hasActed(in: $0) })
    simulation.look { progress.screens.serve(in: $0, living: terms.hasRuntime) }
    let mistypes = mistyping || progress.mistypesByHabit(interface, terms)
    for field in interface.fieldsToFill {
      let answer = simulation.look { terms.situation.answer(to: field, in: $0) }
      let text = mistypes ? answer.mistyped : answer
      // What stands there already nobody types once more, unless that may enable what leads on.
      if !progress.answered.isAnew || interface[field] != text || interface.waitsForText {
        perform(.user(.types(text, into: field)))
      }
    }
    if simulation.isOrderOpen { simulation.runInOrder() }
    let hasKeyboard = simulation.look { $0.process.hasKeyboard }
    let touch = simulation.look(\.touchable).flatMap {
      progress.answered.touch(on: $0, hasKeyboard: hasKeyboard)
    }
    if let touch { perform(.user(touch)) }
  }

  func perform(_ step: Step) {
    log?.append(step)
    do { try simulation.perform(step) } catch { isOver = true }
  }
}
