/// The extension's process, and the handler in it.
extension World {
  /// Lets the process go on where it was, and take what waited for it.
  mutating func resumeProcess() {
    phone.process.state = .running
    process.rest = nil
    timeline.record(.system(.process(.resumed)))
    if premises.hasRuntime { process.notice(.resumption, at: timeline.now) }
    let waiting = process.deferred
    process.deferred.removeAll()
    for event in waiting { timeline.schedule(event) }
  }

  /// Lets the process stand where it is; what is for it waits.
  mutating func suspendProcess() {
    if Ledger.holds("PL-2") { phone.process.state = .suspended }
    timeline.record(.system(.process(.suspended)))
    if premises.hasRuntime { process.notice(.suspension, at: timeline.now) }
  }

  /// Ends the process before anything else happens; one that is killed hears nothing of it.
  mutating func endProcess(isKilled: Bool = false) {
    timeline.next(.endsProcess(isKilled: isKilled))
    if !isKilled || !Ledger.holds("PL-7") { timeline.next(.expiresCleanUp) }
  }

  /// The system did not leave the handler the time it has.
  mutating func cutShort() {
    request?.wasCutShort = true
    process.lastCutShort = process.attempt
  }

  /// Notes what the handler is given, once it stands where it is given that.
  mutating func give(_ delivery: Delivery) -> Delivery {
    process.notice(delivery, at: timeline.now)
    return delivery
  }

  /// What it means to the request that a call returned.
  var handlerReturned: HandlerAct {
    request?.request.provision?.isReport == true ? .tookReport : .preparedInterface
  }

  /// An interface comes up, or news was taken, once all is done that the handler began during a call.
  mutating func noteReturn(of call: HandlerCall) {
    if call.endsByReturning { timeline.schedule(.prepared(attempt: process.attempt)) }
  }
}

/// What becomes of a process that has answered.
extension World {
  /// Has it suspended some time after its answer.
  mutating func planRest() {
    guard phone.process.state == .running, let life = phone.profile.lifeAfterAnswer else { return }
    process.rest = .begins(timeline.now + life)
  }

  /// The moment at which the process comes to rest, where that leaves something waiting; nobody sees the rest of one
  /// that has nothing more to do.
  var nextRest: Instant? {
    guard case .begins(let instant)? = process.rest, phone.process.state == .running else { return nil }
    let number = phone.process.number
    let isAtWork =
      process.work.wakeUp != nil || timeline.agenda.contains { $0.belongs(toProcess: number) }
    return isAtWork ? instant : nil
  }

  /// Suspends a process that has answered; what cleans up hears that it cannot finish.
  mutating func beginRest() {
    process.rest = .lasts
    rely(on: [.lifeAfterAnswer])
    timeline.next([.expiresCleanUp, .suspendsProcess])
  }

  /// Whether the process is suspended because it has answered.
  package var isResting: Bool { process.rest == .lasts }
}

/// Cleaning up after an answer.
extension World {
  /// A provider has something to clean up after its answer.
  mutating func beginCleanUp() {
    request?.cleansUp = true
    timeline.next(.hands(.cleansUp(isExpired: false)))
  }

  mutating func cleanUp(isExpired: Bool) -> Delivery? {
    guard request?.cleansUp == true else { return nil }
    timeline.record(.system(.autoFill(.cleanedUp(isExpired: isExpired))))
    return .cleanUp(isExpired: isExpired)
  }

  /// Whether cleaning up after a request has left something that is still to come.
  package var isCleaningUp: Bool {
    guard request?.cleansUp == true, request?.isFinished == true else { return false }
    let number = phone.process.number
    return timeline.agenda.contains { $0.belongs(toProcess: number) }
  }
}
