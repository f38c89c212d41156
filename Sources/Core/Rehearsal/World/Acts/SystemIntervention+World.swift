/// What the system does to the extension, as far as there is one.
extension SystemIntervention {
  func happen(in world: inout World) throws(Problem) {
    // Chance can fall the other way, and an end be at hand, before there is a process.
    if self == .turnsChance || self == .restoresChance { return try turnChance(in: &world) }
    if self == .endsBetweenCalls { return world.process.work.order.betweenCalls.decision = .ends }
    guard world.phone.process.state != .absent else { throw .noProcess }
    WebsitePage.disturb(in: &world)
    switch self {
    case .turnsChance, .restoresChance, .endsBetweenCalls: break
    case .turnsOrderAround, .restoresOrder:
      try world.refuseOrder()
      world.process.work.order.isTurnedAround = self == .turnsOrderAround
      world.rely(on: [.workOrder])
      world.timeline.record(
        .system(.process(self == .turnsOrderAround ? .turnedAround : .restored)))
      world.process.notice(
        .order(after: -1, first: self == .turnsOrderAround ? 1 : 0), at: world.timeline.now)
    case .preparesListAgain:
      let version = world.phone.profile.autoFill.systemVersion
      guard case .interface = world.phone.screen, let asked = world.request?.request.provision, asked.isList,
        let call = asked.preparingCall(on: version)
      else { throw .noList(world.phone.screen) }
      guard Ledger.holds("CP-30") else { return }
      ListPreparedAgain.begin(in: &world)
      world.timeline.next(.hands(.call(call)))
    case .losesPatience:
      guard world.isPatient else { throw .noPatience }
      world.stopDeadline()
      world.cutShort()
      world.timeline.next(.event(.system(.lostPatience)))
    case .suspendsProcess:
      guard world.phone.process.state == .running else { throw .alreadySuspended }
      world.cutShort()
      Rest.suspend(in: &world)
    case .resumesProcess:
      guard world.phone.process.state == .suspended else { throw .notSuspended }
      world.resumeProcess()
      if world.isRequestOver { Rest.plan(in: &world) }
    case .runsShortOfMemory: ResourcesHeld.runShortOfMemory(in: &world)
    case .endsProcess, .killsProcess:
      world.timeline.next(.event(.system(.endedProcess)))
      world.endProcess(isKilled: self == .killsProcess)
    }
  }

  private func turnChance(in world: inout World) throws(Problem) {
    guard world.premises.hasRuntime else { throw .noWork }
    world.process.work.isChanceTurned = self == .turnsChance
    world.timeline.record(.system(.process(self == .turnsChance ? .chanceTurned : .chanceRestored)))
  }
}
