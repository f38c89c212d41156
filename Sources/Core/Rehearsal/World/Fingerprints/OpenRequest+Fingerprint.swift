/// What counts of the request.
extension OpenRequest {
  mutating func combine(into mark: inout Fingerprint, at now: Instant) {
    _ =
      Self.init(
        lifecycle:details:answer:question:appleUser:answersHeard:hasMetRefusal:shown:isJudged:wasCutShort:
        isCancelOnItsWay:hasCrossedCancel:hasShownInterface:input:mark:)
    // Of the lifecycle the phase is all that changes.
    mark.combine(lifecycle.phase.ordinal)
    mark.combine(texts())
    mark.combine(question != nil)
    mark.combine(answersHeard == 0)
    mark.combine(wasCutShort)
    mark.combine(isCancelOnItsWay)
    mark.combine(hasCrossedCancel)
    mark.combine(hasShownInterface)
    input.combine(into: &mark, isOpen: !isFinished)
    if isForProvider { shown.combine(into: &mark) }
    if isFresh(at: now), lacksWayOut { mark.combine(true) }
    if shown.goneSince == now { mark.combine(true) }
    mark.passOver(hasMetRefusal, because: "it is asked of the happy path of each situation alone")
    mark.passOver(isJudged, because: "it is judged when it ends, and the phase says whether it has")
  }

  /// A number for what was asked and answered, which seldom changes.
  private mutating func texts() -> UInt64 {
    if let mark { return mark }
    var texts = Fingerprint()
    texts.combine(details.number())
    answer.combine(into: &texts)
    texts.combine(appleUser)
    texts.passOver(mark, because: "it is this number itself, once somebody asked for it")
    mark = texts.value
    return texts.value
  }
}

extension ShownInterfaces {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(all:since:countBeforeAgain:goneSince:hadNoWayOut:)
    mark.combine(countBeforeAgain ?? 0)
    mark.combine(hadNoWayOut)
    mark.combine(all.count)
    for interface in all { interface.combine(into: &mark) }
    mark.passOver(since, because: "the request has whether it matters that this was just now")
    mark.passOver(goneSince, because: "the request has whether that was just now, and its phase the rest")
  }
}

extension OpenRequest.Details {
  /// A number for what was asked, which hardly ever changes.
  fileprivate mutating func number() -> UInt64 {
    _ = Self.init(service:existing:userInfo:asked:newPassword:remembered:)
    if let mark = remembered.mark { return mark }
    var mark = Fingerprint()
    if case .provision(let asked) = asked { asked.combineTelling(into: &mark) }
    mark.combine(service.identifier)
    existing.combine(into: &mark)
    mark.combine(newPassword)
    mark.combine(userInfo)
    mark.passOver(remembered, because: "it is this number itself, once somebody asked for it")
    remembered.mark = mark.value
    return mark.value
  }
}

extension HandlerAnswer {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(completed:completionInfo:provided:error:wayOfCanceling:isCanceledBothWays:disclosed:)
    mark.combine(completed?.user)
    mark.combine(completed?.password)
    mark.combine(completionInfo)
    mark.combine(provided != nil)
    provided?.fields.combine(into: &mark)
    mark.combine(error?.domain)
    mark.combine(error?.code ?? 0)
    mark.combine(error?.reason)
    mark.combine(wayOfCanceling?.rawValue ?? 0)
    for disclosure in disclosed {
      mark.combine(disclosure.text)
      disclosure.place.combine(into: &mark)
    }
    mark.passOver(isCanceledBothWays, because: "every answer says it anew before it is judged")
  }
}

extension SystemAction.Arguments {
  func combine(into mark: inout Fingerprint) {
    mark.combine(service.identifier)
    existing.combine(into: &mark)
    mark.combine(newPassword)
    mark.combine(userInfo)
  }
}

extension Fingerprint {
  /// Takes in values by their names, whatever order they are walked in.
  fileprivate mutating func combine(_ info: UserInfo?) {
    guard let info else { return combine(0 as UInt64) }
    var sum: UInt64 = 0
    for (name, value) in info {
      var one = Fingerprint()
      one.combine(name)
      one.combine(value)
      sum &+= one.value
    }
    combine(info.count)
    combine(sum)
  }
}
