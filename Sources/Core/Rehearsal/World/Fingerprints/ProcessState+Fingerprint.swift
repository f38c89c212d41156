/// What counts of the extension's process.
extension ProcessState {
  func combine(into mark: inout Fingerprint, at now: Instant) {
    _ =
      Self.init(
        attempt:hasHandler:cutShort:utterance:deferred:rest:layout:said:earlierMessages:given:past:
        journal:work:provider:holdings:
      )
    mark.combine((given ?? Fingerprint()).value)
    past.map { mark.combine($0.value) }
    mark.combine(attempt)
    mark.combine(hasHandler)
    mark.combine(cutShort.bits)
    mark.combine(deferred.count)
    for event in deferred { event.combine(into: &mark) }
    layout.combine(into: &mark)
    mark.combine(tapsInVain)
    work.combine(into: &mark, at: now)
    provider.combine(into: &mark)
    holdings?.value.combine(into: &mark)
    mark.passOver(utterance, because: "whatever a handler says is said by somebody before it is judged")
    mark.passOver(rest, because: "the world counts it as long as anything is to come")
    mark.passOver(said, because: "it numbers who waits for what, and nobody sees the numbers")
    mark.passOver(
      earlierMessages, because: "what handlers were given says what they have sent, and which did")
    mark.passOver(journal, because: "what it holds to the letter is counted in what was given")
  }
}

extension ResourcesHeld {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(locks:megabytes:isTooMuch:)
    for name in locks.sorted() { mark.combine(name) }
    mark.combine(megabytes)
    mark.combine(isTooMuch)
  }
}

extension ScreenLayout {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(interface:number:living:timesShown:tapsInVain:deedsBeforeTaps:sent:isStale:isReadingAsked:)
    interface.combine(into: &mark)
    sent?.value.combine(into: &mark)
    mark.combine(number != nil)
    mark.combine(living != nil)
    mark.passOver(
      timesShown, because: "what matters is whether the user has acted since, which a path counts")
    mark.passOver((tapsInVain, deedsBeforeTaps), because: "the process counts what came of them")
    mark.passOver((isStale, isReadingAsked), because: "between two moments nothing is left to be read")
  }
}

extension HandlerWork {
  fileprivate func combine(into mark: inout Fingerprint, at now: Instant) {
    _ = Self.init(wakeUp:handed:blocked:order:isKeptWaiting:isChanceTurned:)
    order.combine(into: &mark, at: now)
    for event in handed { event.combine(into: &mark) }
    mark.combine(isKeptWaiting)
    mark.combine(isChanceTurned)
    mark.passOver((wakeUp, blocked), because: "work follows from what the handler was given, and when")
  }
}

extension WorkOrder {
  fileprivate func combine(into mark: inout Fingerprint, at now: Instant) {
    _ =
      Self.init(
        isTurnedAround:wishes:offers:isAsked:open:decision:intruders:intrusion:isIntruded:lastAct:count:
        betweenCalls:)
    mark.combine(isTurnedAround)
    // Between two pieces of work the handler stands where neither what it was given nor the clock says.
    if !open.isEmpty {
      mark.combine(count)
      mark.combine(open.count)
    }
    betweenCalls.combine(into: &mark)
    mark.passOver((wishes, offers), because: "they are met or refused within a step")
    mark.passOver(
      (intruders, intrusion, isIntruded), because: "who intrudes is asked always, and does so at once")
    // What did something just now may be followed by the end of its process.
    if isAsked, lastAct == now { mark.combine(true) }
    mark.passOver((isAsked, decision), because: "a search asks always, and decides only to go on at once")
  }
}

extension BetweenCalls {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(isAsked:isOpen:decision:)
    if isOpen { mark.combine(1) }
    mark.passOver((isAsked, decision), because: "a search asks always, and decides only to go on at once")
  }
}

extension ProviderRecord {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        hasAskedState:doneBefore:doneNow:hasNotedRepetition:hasMetBusyStore:replaced:written:cleanUp:shutList:
      )
    if let shutList { mark.combine(shutList.rawValue) }
    mark.combine(hasAskedState)
    mark.combine(hasNotedRepetition)
    mark.combine(cleanUp.rawValue)
    mark.combine(hasMetBusyStore)
    if let replaced { mark.combine(replaced.value, as: 1) }
    if let written { mark.combine(written.value, as: 2) }
    guard !doneBefore.isEmpty || !doneNow.isEmpty else { return }
    mark.combine(Self.mark(of: doneBefore))
    mark.combine(Self.mark(of: doneNow))
  }

  /// A number that does not depend on the order in which a set is walked.
  private static func mark(of messages: Set<Message>) -> UInt64 {
    messages.reduce(0) { sum, message in sum &+ message.mark }
  }
}

extension Fingerprint {
  /// Takes in identities, under a number for what they are.
  fileprivate mutating func combine(_ identities: [CredentialIdentity], as number: Int) {
    combine(number)
    combine(identities.count)
    for identity in identities { identity.combine(into: &self) }
  }
}

extension Fingerprint {
  /// Takes in something that an extension's process is given.
  mutating func combine(_ delivery: Delivery, to attempt: Int, at now: Instant) {
    // What becomes of the handler itself follows from the calls that it gets and the answers that it gives.
    if delivery.isAboutHandler { return }
    combine(now)
    switch delivery {
    case .handler, .release, .cleanUpBegins: break
    case .call(let call, let arguments):
      combine(1)
      combine(call.rawValue)
      combine(attempt)
      arguments.combine(into: &self)
    case .provisionCall(let call, let asked):
      combine(2)
      combine(call.rawValue)
      combine(attempt)
      asked.combineTelling(into: &self)
    case .answer(let response):
      combine(3)
      combine(response.value)
    case .appleAnswer(let credential, let error, _):
      combine(4)
      credential?.combine(into: &self)
      combine(error?.code ?? -1)
    case .storeAnswer(let answer, _):
      combine(5)
      answer.combine(into: &self)
    case .errand(let answer, _):
      combine(17)
      ErrandTalk.answered(answer).combine(into: &self)
    case .tap(let tap, _):
      combine(6)
      tap.combine(into: &self)
    case .touch(let touch, _):
      combine(7)
      touch.combine(into: &self)
    case .appearance(let moment, _):
      combine(8)
      combine(Appearance.allCases.firstIndex(of: moment) ?? 0)
    // Which alarm it is follows from what was given before, and from the time.
    case .alarm: combine(9)
    case .notice(let notice):
      combine(18)
      combine(notice.rawValue)
    case .cleanUp(let isExpired):
      combine(10)
      combine(isExpired)
    }
  }

  /// Takes in something that only a process that goes on can know.
  mutating func combine(_ knowledge: ProcessState.Knowledge) {
    switch knowledge {
    case .suspension: combine(11)
    case .resumption: combine(12)
    case .order(let count, let first):
      combine(13)
      combine(count)
      combine(first)
    case .kept(let key, let value):
      combine(14)
      combine(key)
      combine(value != nil)
      value?.combine(into: &self)
    case .chance(let draws):
      combine(15)
      combine(Int(truncatingIfNeeded: draws))
    case .files: combine(16)
    }
  }
}
