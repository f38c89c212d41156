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

  /// Ends the process before anything else happens; one that is killed hears nothing of it.
  mutating func endProcess(isKilled: Bool = false) {
    timeline.next(.endsProcess(isKilled: isKilled))
    if !isKilled || !Ledger.holds("PL-7") { timeline.next(.expiresCleanUp) }
  }

  /// The system did not leave the handler the time it has.
  mutating func cutShort() {
    request?.wasCutShort = true
    process.cutShort.insert(process.attempt)
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
