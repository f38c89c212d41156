/// What a search needs to tell apart: what the handler was given, and what the world is.
///
/// A handler that depends on nothing else is a function of the calls, answers, taps and alarms it got, and of
/// when it got them. Two rehearsals that agree in these and in the world agree in everything that can follow.
extension Simulation {
  /// A number for where everything stands, between two moments.
  package var fingerprint: Fingerprint {
    var mark = history ?? Fingerprint()
    mark.combine(now)
    combineWorld(into: &mark)
    combineRequest(into: &mark)
    agenda.forEach { instant, occurrence in
      mark.combine(instant)
      occurrence.combine(into: &mark)
    }
    mark.combine(deferred.count)
    for occurrence in deferred { occurrence.combine(into: &mark) }
    // Because between two pieces of work the handler stands where neither what it was given nor the clock says.
    if isOrderOpen { mark.combine(order.count) }
    return mark
  }

  private func combineWorld(into mark: inout Fingerprint) {
    mark.combine(markOfKeychain())
    phone.screen.combine(into: &mark)
    mark.combine(phone.passwordsGenerated)
    mark.combine(phone.process.number)
    mark.combine(phone.process.state.rawValue)
    mark.combine(phone.network.isUp)
    mark.combine(phone.apple.reachability.rawValue)
    mark.combine(phone.apple.credentialState.rawValue)
    mark.combine(phone.apple.authorizations)
    mark.combine(phone.countOfBreached)
    if phone.hasAutoFill {
      phone.autoFill.combine(into: &mark)
      providerRecord.combine(into: &mark)
    }
    if phone.hasContainers { phone.containers.combine(into: &mark) }
    mark.combine(phone.controller.hasDelegate)
    mark.combine(phone.controller.hasWindow)
    mark.combine(markOfServer())
  }

  private func markOfKeychain() -> UInt64 {
    if let keychainMark {
      assert(keychainMark == freshMarkOfKeychain, "whoever changes the Keychain says so")
      return keychainMark
    }
    let mark = freshMarkOfKeychain
    keychainMark = mark
    return mark
  }

  private var freshMarkOfKeychain: UInt64 {
    var mark = Fingerprint()
    mark.combine(each: phone.keychain.entries) { entry, mark in entry.combine(into: &mark) }
    return mark.value
  }

  private func markOfServer() -> UInt64 {
    if let serverMark { return serverMark }
    var mark = served
    backEnd.combine(into: &mark)
    serverMark = mark.value
    return mark.value
  }

  private func combineRequest(into mark: inout Fingerprint) {
    mark.combine(attempt)
    mark.combine(lastCutShort)
    interface.combine(into: &mark)
    mark.combine(isSheetAnswered)
    mark.combine(deadline != nil)
    guard let request else { return mark.combine(0 as UInt64) }
    mark.combine(request.lifecycle.phase.ordinal)
    mark.combine(request.markOfTexts)
    mark.combine(request.question != nil)
    mark.combine(request.answersHeard == 0)
    mark.combine(request.wasCutShort)
    mark.combine(request.isCancelOnItsWay)
    mark.combine(request.hasCrossedCancel)
    mark.combine(request.wayOfCanceling?.rawValue ?? 0)
    mark.combine(request.isInterfaceIdle)
    request.combineProvision(into: &mark)
  }

  /// Notes that the handler is given something, where somebody keeps count of that.
  func notice(_ what: Notice, _ given: Memory.Given? = nil, _ values: (inout Fingerprint) -> Void = { _ in })
  {
    guard history != nil else { return }
    memory?.take(given)
    history?.combine(now)
    history?.combine(what.rawValue)
    if var history {
      values(&history)
      self.history = history
    }
  }

  /// What a handler can be given.
  enum Notice: UInt64 {
    case call, answer, appleAnswer, tap, alarm, suspension, resumption, order, kept
  }
}
