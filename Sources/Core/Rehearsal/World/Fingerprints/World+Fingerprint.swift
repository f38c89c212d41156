/// What a search needs to tell apart: what the handler was given, and what the world is.
///
/// A handler that depends on nothing else is a function of the calls, answers, taps and alarms it got, and of when it
/// got them. Two worlds that agree in these and in all that counts agree in everything that can follow.
///
/// Each part of the world is taken apart field by field. It first names the initializer of all its fields, which does
/// not compile with one more; then every field is combined, or passed over with the reason why it does not count.
extension World {
  /// A number for where everything stands, between two moments.
  package mutating func fingerprint() -> Fingerprint {
    _ = Self.init(premises:phone:server:timeline:request:process:app:judgement:)
    var mark = Fingerprint()
    mark.passOver(premises, because: "it is the same in all that branch off")
    process.combine(into: &mark, at: timeline.now)
    if nextInstant != nil || process.isAwaited { process.rest.combine(into: &mark) }
    phone.combine(into: &mark)
    server.combine(into: &mark, at: timeline.now, numbersMatter: !phone.network.faults.isEmpty)
    if request?.combine(into: &mark, at: timeline.now) == nil { mark.combine(0 as UInt64) }
    timeline.combine(into: &mark)
    app.combine(into: &mark)
    judgement.combine(into: &mark)
    return mark
  }
}

extension Rest? {
  /// When it begins matters to what is still to come, and to nothing else.
  fileprivate func combine(into mark: inout Fingerprint) {
    switch self {
    case nil: break
    case .begins(let instant): mark.combine(instant)
    case .lasts: mark.combine(true)
    }
  }
}

extension Timeline {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        now:agenda:consequences:orders:entries:earlier:tellsAll:taken:steps:stop:deadline:sheet:silentTap:)
    mark.combine(now)
    agenda.combine(into: &mark)
    mark.combine(deadline != nil)
    silentTap.map { mark.combine($0) }
    mark.passOver(sheet, because: "an answer to the sheet is on the agenda, or none is to come")
    mark.passOver((consequences, orders), because: "between two moments there are none")
    mark.passOver(
      (entries, earlier),
      because: "what happens is judged as it happens; a property of whole paths says that it is")
    mark.passOver(tellsAll, because: "it changes what is written down, and nothing that happens")
    mark.passOver(
      (taken, steps), because: "they number what happens, and a path that comes to the limit is told")
    mark.passOver(stop, because: "nothing follows where a rehearsal has stopped")
  }
}

extension Judgement {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(readings:hasUpgraded:hasNotified:hasVaultChanged:news:)
    mark.combine(hasUpgraded)
    mark.combine(hasNotified)
    mark.combine(hasVaultChanged)
    news.combine(into: &mark)
    mark.passOver(readings, because: "they say what a run has rested on, and nobody decides by them")
  }
}

extension PasskeyNews {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(arriving:standing:)
    if arriving.isEmpty, standing.isEmpty { return }
    mark.combine(each: arriving) { $0.combine(into: &$1) }
    mark.combine(each: standing) { $0.combine(into: &$1) }
  }
}

extension PasskeyNews.Word {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(credentialID:party:newName:userHandle:)
    mark.combine(credentialID)
    mark.combine(party)
    mark.combine(newName)
    mark.combine(userHandle)
  }
}

extension AppState {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        interface:hasAskedState:requester:wakeUp:authorization:waiting:errands:said:given:upkeep:debt:)
    mark.combine(hasAskedState)
    authorization?.combine(into: &mark)
    mark.combine(each: waiting) { $0.combine(into: &$1) }
    errands?.value.combine(into: &mark)
    mark.passOver(said, because: "they only name who waits for an answer")
    guard let interface else { return }
    given.map { mark.combine($0.value) }
    interface.combine(into: &mark)
    mark.combine(debt.rawValue)
    mark.combine(requester?.hasDelegate ?? false)
    mark.combine(requester?.hasWindow ?? false)
    mark.combine(wakeUp ?? .start)
    if upkeep.occasion != nil { upkeep.combine(into: &mark) }
  }
}

extension AppUpkeep {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(occasion:count:isMeanwhile:knowledge:turnsLeft:isStandingStill:waiting:)
    mark.combine(isDue)
    mark.combine(occasion == .inFront)
    mark.combine(isMeanwhile)
    mark.combine(turnsLeft ?? 0)
    mark.combine(isStandingStill)
    mark.combine(each: waiting) { event, mark in event.combine(into: &mark) }
    mark.combine(knowledge?.value.mark ?? 0)
    mark.passOver(count, because: "a search asks only whether it is due")
  }
}
