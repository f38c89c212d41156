/// A mistake of the code under rehearsal, with what there is to see of it.
struct Mistake: Hashable {
  let violation: Violation
  let detail: String

  init(_ violation: Violation, _ detail: String = "") {
    self.violation = violation
    self.detail = detail
  }
}

extension World {
  mutating func note(_ mistakes: [Mistake]) {
    for mistake in mistakes { note(mistake.violation, mistake.detail) }
  }

  /// Looks at a mistake that the machine found, which does not see what the system did to the handler.
  mutating func judge(_ violation: Violation, in phase: Phase) {
    guard let request, !request.excuses(violation, process) else { return }
    let mistake = request.byRightName(violation, in: phase)
    note(mistake, request.detail(of: mistake, phone.profile))
  }

  /// Remembers what the user got to see of a provider.
  mutating func noteShown() {
    guard request?.isForProvider == true else { return }
    request?.shown.all.append(process.layout.interface)
    FallenLock.judge(process.layout.interface, in: &self)
    if request?.shown.since == nil { request?.shown.since = timeline.now }
    if request?.shown.countBeforeAgain != nil { ListPreparedAgain.judge(in: &self) }
  }

  /// Looks at a provider's request that has just ended.
  mutating func judgeProvision() {
    guard let request, !request.isJudged, let asked = request.details.provision else { return }
    self.request?.isJudged = true
    let record = process.provider
    process.provider.forgetRequest()
    if !request.shown.all.isEmpty, !request.wasCutShort, !request.answer.isLeftOut {
      if asked.provision != .configuration {
        rely(on: [.wayOut])
        note(request.mistakesInHoldingUp(at: timeline.now))
      }
      let isLoading = phone.process.state != .running || Rest.isAtWork(in: self)
      note(
        asked.mistakes(
          inListing: request.shown, of: request, isLoading: isLoading, phone.autoFill.identityStore))
    }
    note(request.mistakes(inKeeping: phone.autoFill.identityStore, asked, record, judgement))
    KnownLogins.conclude(request, asked, in: &self)
    ShutList.conclude(request, asked, in: &self)
    FallenLock.conclude(request, in: &self)
    if let written = record.written?.value, asked.provision == .passkeyRegistration {
      WrittenIdentities.disown(written, after: request, in: &self)
    }
    judgement.conclude(request, asked.provision)
    WebsitePage.conclude(after: request, in: &self)
    SignInDesk.fail(after: request, in: &self)
  }
}

extension OpenRequest {
  /// Whether its user finds no way out of what is on screen.
  var lacksWayOut: Bool { !shown.all.contains(where: \.offersCancel) }

  /// Its user finds no way out when it goes, or found none where there was something to type.
  fileprivate func mistakesInHoldingUp(at now: Instant) -> [Mistake] {
    if holdsUserUp(at: now) { return [Mistake(.offeredNoCancel)] }
    let isCaught = shown.hadNoWayOut && !lacksWayOut
    return isCaught ? [Mistake(.offeredNoCancel, "where its user had to type")] : []
  }

  /// Whether its user finds no way out when it goes, and has found none by whatever name it has.
  ///
  /// What the OK of an alert does shows when it is tapped, and whoever went without touching anything never saw that.
  private func holdsUserUp(at now: Instant) -> Bool {
    let mayHaveOne = input.isAny ? answer.error == .userCanceled : shown.all.last?.hasLoneButton == true
    return lacksWayOut && !isFresh(at: now) && !mayHaveOne
  }

  /// Whether what is on screen came at this instant, and nobody has had time to touch it: if it goes now, it held up nobody.
  func isFresh(at now: Instant) -> Bool { shown.since == now && !input.isAny }
}

extension ProviderRecord {
  /// What was done for a request that has ended was done before.
  fileprivate mutating func forgetRequest() {
    doneBefore.formUnion(doneNow)
    doneNow = []
    hasNotedRepetition = false
    hasMetBusyStore = false
    (replaced, written) = (nil, nil)
  }
}
