/// What there is when everything is over.
extension World {
  /// Looks at what there is to blame somebody for.
  package mutating func judge() {
    if let wait = process.work.blocked.first, timeline.stop == nil, timeline.agenda.count == 0,
      nextWork == nil, phone.process.state == .running
    {
      timeline.tell([.deadlocked(wait)])
    }
    IgnoredTap.judge(in: &self)
    if isLeftByHandler { note(.leftUnanswered) } else { DeadForm.judge(in: &self) }
    Judgement.conclude(in: &self)
  }

  /// Everything that has happened, with what was on screen and left over before all was let go of.
  func trace(showing screen: Screen, leaving leftovers: [Leftover]) -> Trace {
    Trace(
      setting: premises.setting, entries: timeline.all,
      ending: Trace.Ending(
        instant: timeline.now, keychain: phone.keychain, accounts: server.accounts,
        provider: premises.isProvider ? phone.autoFill.identityStore.asProvider : nil, screen: screen,
        leftovers: unmetFaults.isEmpty ? leftovers : leftovers + [.unmetFault], lockOuts: lockOuts,
        stop: timeline.stop))
  }

  /// Everything that has happened so far; how it would end is not drawn up.
  package var traceSoFar: Trace {
    var ending = Trace.Ending(keychain: premises.setting.keychain, accounts: premises.setting.accounts)
    ending.stop = timeline.stop
    return Trace(setting: premises.setting, entries: timeline.all, ending: ending)
  }

  /// Lets go of all that is still to come.
  mutating func letGo() {
    timeline.agenda.removeAll()
    app.waiting.removeAll()
    process.deferred.removeAll()
    process.hasHandler = false
    (process.layout.number, process.layout.living) = (nil, nil)
    process.provider.cleanUp = .none
    request?.question = nil
  }

  /// What was to happen to messages that nobody has sent so far.
  package var unmetFaults: [Fault] {
    phone.network.faults.filter { $0.number > server.sentCount(of: $0.message) }
  }

  /// What should not be there any more, if everything were over now.
  package var leftovers: [Leftover] { Leftover.all(in: self) }

  /// Whether nothing but the handler could have ended the open request: nothing is to come, nobody is to act.
  private var isLeftByHandler: Bool {
    guard request?.isFinished == false, request?.answer.isLeftOut != true, timeline.agenda.count == 0,
      process.work.wakeUp == nil, phone.process.state == .running, timeline.stop == nil
    else { return false }
    return switch phone.screen {
    case .elsewhere, .message, .signInPrompt, .recommendations: true
    case .interface(let interface, _):
      // An interface that lives may wait for what is typed before it enables a button.
      process.isDead || DeadWayOut.isTapped(in: self)
        || (process.layout.living == nil || interface.fields.isEmpty)
          && !interface.buttons.contains { interface.isEnabled($0) == true }
    case .sheet, .authentication, .signInSheet, .systemSheet: false
    }
  }

  /// Who can no longer sign in with what the phone remembers now.
  package var lockOuts: [LockOut] {
    premises.lockOuts(by: phone, server)
  }
}

extension Leftover {
  fileprivate static func all(in world: World) -> [Leftover] {
    var leftovers: [Leftover] = []
    if world.request?.isFinished == false { leftovers.append(.openRequest) }
    if case .interface = world.phone.screen { leftovers.append(.interfaceOnScreen) }
    if case .sheet = world.phone.screen { leftovers.append(.sheetOnScreen) }
    if case .signInSheet = world.phone.screen { leftovers.append(.signInSheetOnScreen) }
    if case .systemSheet = world.phone.screen { leftovers.append(.systemSheetOnScreen) }
    // What a process that has answered left undone is no secret: it was told when it came to rest.
    if !world.process.isResting,
      world.timeline.agenda.count > 0 || world.process.isAwaited
        || world.process.work.wakeUp != nil || !world.process.work.blocked.isEmpty
    {
      leftovers.append(.pendingWork)
    }
    if !world.process.work.order.wishes.isEmpty { leftovers.append(.openWish) }
    if world.process.work.order.betweenCalls.decision == .ends { leftovers.append(.openEnd) }
    return leftovers
  }
}

extension Premises {
  /// Who could sign in then and can no longer, by what a phone remembers and a server accepts.
  func lockOuts(by phone: Phone, _ server: ServerState) -> [LockOut] {
    var lockOuts: [LockOut] = []
    // They are looked at where they lie: to take one out is to copy it.
    for index in waysIn.indices {
      let (user, service) = (waysIn[index].user, waysIn[index].service)
      if let place = phone.keychain.place(of: user, at: service) {
        let saved = phone.keychain.entries[place].password
        if !server.accepts(user, saved) { lockOuts.append(LockOut(user: user, saved: saved)) }
      } else if !server.opens(user, withApple: phone.appleUser),
        !phone.keychain.entries.contains(where: {
          // It may have been saved under another name.
          service.hasHost(of: $0.service) && server.accepts(.password($0.credential))
        })
      {
        lockOuts.append(LockOut(user: user, saved: nil))
      }
    }
    if phone.hasAutoFill { lockOuts += phone.autoFill.lockOuts }
    return lockOuts
  }
}

extension IdentityStore {
  fileprivate var asProvider: Trace.Provider {
    Trace.Provider(isEnabled: state.isEnabled, identities: identities)
  }
}

extension Timeline {
  /// Whether the handler's code waits for what nothing can bring any more.
  package var isStuck: Bool { if case .incident(.deadlocked) = stop { true } else { false } }
}
