/// Everything there is but the code under rehearsal: a copy of it is a branch.
///
/// The world decides and calls nobody. It takes a step of the environment or an event that is due, and then answers
/// with one ``Effect`` after the other, each of which whoever holds it has to bring about before it asks for the next.
@usableFromInline package struct World: Sendable {
  /// What never changes, and is the same for all that branch off.
  let premises: Premises
  /// What carries out commands.
  package internal(set) var phone: Phone
  /// The service's own server, and what was sent to it.
  package internal(set) var server: ServerState
  /// What has happened, what time it is, and what is to come.
  package internal(set) var timeline: Timeline
  /// The last request; `nil` before the first.
  package internal(set) var request: OpenRequest?
  /// The extension's process, as far as the system knows it.
  package internal(set) var process = ProcessState()
  /// The app around the extension, as far as the system knows it.
  package internal(set) var app = AppState()
  /// What there is to judge by that nothing else says.
  package internal(set) var judgement = Judgement()
}

/// What does not change in a rehearsal, and is the same for all that branch off from it.
final class Premises: Sendable {
  /// How many things may happen.
  let limit: Int
  /// What there was before anything happened.
  let setting: Trace.Setting
  /// What was saved with which somebody could sign in, by what the server accepted.
  let waysIn: [Keychain.Entry]
  /// Whether the handler is a credential provider.
  let isProvider: Bool
  /// Whether its handlers do work of their own, beside what they are called for.
  let hasRuntime: Bool

  init(limit: Int, setting: Trace.Setting, server: borrowing ServerState, isProvider: Bool, hasRuntime: Bool)
  {
    self.limit = limit
    self.setting = setting
    waysIn = server.entriesAccepted(among: setting.keychain.entries)
    self.isProvider = isProvider
    self.hasRuntime = hasRuntime
  }
}

/// What there is to judge by that nothing else says.
package struct Judgement: Sendable {
  /// The contested and assumed rules it has rested on.
  package internal(set) var readings = Readings()
  /// Whether any request ended in an upgrade.
  package internal(set) var hasUpgraded = false
  /// Whether the user was notified of anything.
  package internal(set) var hasNotified = false
  /// Whether the provider saved a login, or heard that one is no more.
  var hasVaultChanged = false
  /// What news said of passkeys, which the identity store has to bear out.
  var news = PasskeyNews()
}

/// The app around the extension, as far as the system knows it.
package struct AppState: Sendable {
  /// What its screen held when it last came to rest.
  package internal(set) var interface: Interface?
  /// Whether it asked for the state of its identity store.
  var hasAskedState = false
  /// What there is of who asked for the last upgrade, where that was code; both can be gone.
  var requester: Controller?
  /// When its runtime wants to be let on.
  var wakeUp: Instant?
  /// What its code asked the system for, and has no answer to.
  var authorization: OpenAuthorization?
  /// What its code said that waits until it is its turn.
  var waiting: [AppUtterance] = []
  /// What the system does for it, or for its extension; `nil` before anything was asked.
  var errands: Shared<ErrandDesk>?
  /// How often its code said each kind of thing that waits for an answer.
  var said = AppOrdinals()
  /// A number for everything that its code was given so far, where a search keeps count of that.
  var given: Fingerprint?
  /// What it does for the store that it shares with its extension.
  package internal(set) var upkeep = AppUpkeep()
  /// What it owes whoever uses its screen.
  var debt = AppDebt.untouched
}

/// What happens, and what the phone makes of it.
extension World {
  /// Lets happen what is due by a moment, earlier instants first, up to where something has to be brought about outside;
  /// `nil` when nothing more is due, or it has come to its limit.
  mutating func nextEffect(through moment: Instant) -> Effect? {
    while true {
      let waiting = timeline.consequences.count
      if let command = timeline.orders.next(before: waiting) {
        if let effect = command.carryOut(in: &self) { return effect }
        continue
      }
      if waiting > 0 {
        if let effect = timeline.consequences.removeLast().carryOut(in: &self) { return effect }
        continue
      }
      if process.layout.isStale {
        process.layout.isStale = false
        if process.layout.living != nil { return .readsInterface }
      }
      if !app.waiting.isEmpty, AppUtterance.comesUp(in: &self) { continue }
      guard timeline.stop == nil, let first = timeline.agenda.nextInstant ?? nextWork else {
        if timeline.stop == nil, AppUpkeep.goesOn(in: &self) { continue }
        return nil
      }
      let work = nextWork.flatMap { $0 <= first ? $0 : nil }
      let due = work ?? first
      if process.rest != nil, Rest.begins(in: &self, before: due, through: moment) { continue }
      guard due <= moment else { return nil }
      guard timeline.taken < premises.limit else {
        timeline.giveUp(.limit(premises.limit))
        return nil
      }
      timeline.now = max(timeline.now, due)
      if work != nil { return .letsWorkGoOn(atMost: premises.limit - timeline.taken) }
      timeline.taken += 1
      process.layout.isStale = true
      timeline.agenda.removeFirst().happen(in: &self)
    }
  }

  /// Lets the machine take an event, and carries out what it commands.
  mutating func receive(_ event: Event) {
    guard let transition = request?.lifecycle.receive(event) else { return }
    guard transition.isPossible else { fatalError("the phone let \(event) happen in \(transition.phase)") }
    let isOver = transition.phase.outcome != nil
    timeline.write(.moved(event, to: transition.phase))
    if transition.phase.outcome == .upgraded { judgement.hasUpgraded = true }
    rely(on: transition.readings)
    for violation in transition.violations { judge(violation, in: transition.phase) }
    // A store that is wiped for what went wrong does not show any more what that was.
    if isOver, request?.isForProvider == true { judgeProvision() }
    if isOver { Rest.plan(in: &self) }
    if isOver, transition.phase.outcome == .canceled { Haste.judgeGivingIn(in: &self) }
    guard !transition.commands.isEmpty else { return }
    timeline.orders.take(transition.commands, before: timeline.consequences.count)
  }

  /// Hands something to the extension's process, which takes it now, after it resumes, or never.
  mutating func hand(_ event: ScheduledEvent) -> Effect? {
    if case .app(let work) = event { return .runsAppWork(work) }
    switch phone.process.state {
    case .absent: return nil
    case .suspended:
      if case .call(.cancelRequest) = event { request?.isCancelOnItsWay = true }
      process.deferred.append(event)
      return nil
    case .running:
      // Under a runtime it waits its turn, and the handler may say something before.
      if premises.hasRuntime, case .call(.cancelRequest) = event { request?.isCancelOnItsWay = true }
      return .hands(event)
    }
  }

  /// Notes a mistake of the code under rehearsal, with what there is to see of it.
  mutating func note(_ violation: Violation, _ detail: String = "") {
    guard Ledger.holds(rule: violation.rule) else { return }
    timeline.write(.violation(violation, detail))
  }

  /// Notes what the run rests on that can be read in more than one way.
  mutating func rely(on used: Readings) {
    guard !used.isEmpty else { return }
    var fresh = judgement.readings.absorb(used)
    while let reading = fresh.popFirst() {
      timeline.write(.reading(reading, timeline.tellsAll ? phone.setting(of: reading) : ""))
    }
  }
}

extension Phone {
  /// How a reading is set on it, in words.
  fileprivate func setting(of reading: Reading) -> String {
    reading == .keyboardRoom ? String(autoFill.room) : profile.setting(of: reading) ?? "fixed"
  }
}
