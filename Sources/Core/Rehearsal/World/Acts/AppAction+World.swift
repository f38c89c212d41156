/// What the app does.
extension AppAction {
  func happen(in world: inout World) throws(Problem) {
    switch self {
    case .performs: try perform(in: &world)
    case .updatesIdentities(let update): try update.happenInApp(in: &world)
    case .keeps(let keepsake): keepsake.happen(in: &world, keepsake.value.map(Stored.text))
    case .refreshesStore: try AppUpkeep.run(self, in: &world)
    case .beginsRefreshing(let turns):
      try AppUpkeep.run(self, in: &world)
      world.app.upkeep.turnsLeft = max(1, turns)
    case .dropsDelegate:
      guard world.phone.controller.hasDelegate else { throw .nothingToDrop }
      world.timeline.record(.app(self))
      world.phone.controller.hasDelegate = false
    case .dropsWindow:
      guard world.phone.controller.hasWindow else { throw .nothingToDrop }
      world.timeline.record(.app(self))
      world.phone.controller.hasWindow = false
    }
  }

  /// Has the app's controller perform a request.
  private func perform(in world: inout World) throws(Problem) {
    guard case .performs(let kind, let user, let asked, let userInfo) = self else { return }
    guard !world.premises.isProvider else { throw .servesProvisions }
    guard !world.isDeviceLocked else { throw .isLocked }
    guard world.phone.app.isInstalled else { throw .notOffered(.notInstalled(app: world.phone.app.name)) }
    if let reason = world.phone.app.reasonAgainst(kind) { throw .notOffered(reason) }
    let service = asked ?? ServiceIdentifier(world.phone.app.domains.first ?? "")
    guard world.phone.app.isAssociated(with: service) else {
      throw .notOffered(.notAssociated(app: world.phone.app.name, host: String(service.host)))
    }
    if let request = world.request, !request.isFinished {
      guard request.request.origin == .app else { throw .busy(request.request, world.phone.screen) }
      world.timeline.record(.app(self))
      guard Ledger.holds("IA-5") else { return }
      world.rely(on: [.busyController])
      return fail(in: &world)
    }
    world.timeline.record(.app(self))
    if !world.controller.hasWindow {
      world.rely(on: [.presentationContext])
      world.note(.offeredNoWindow)
      if world.phone.profile.inApp.presentationContext == .isRequired { return fail(in: &world) }
    }
    guard Ledger.holds("IA-1") else { return }
    // The app should not be able to give one.
    let isKept = Ledger.holds("IA-2") && Ledger.holds("IA-4") && Ledger.holds("CX-5")
    let password = isKept ? "" : world.phone.keychain[user] ?? "kitten1"
    world.begin(
      Request(kind, from: .app),
      OpenRequest.Details(
        service: service, existing: PasswordCredential(user: user, password: password),
        userInfo: Ledger.holds("IA-3") ? userInfo : nil, asked: .upgrade))
  }

  /// The app hears that it gets nothing.
  func fail(in world: inout World) {
    if let effect = (Ledger.holds("AS-19") ? AppNews.failed : .canceled).reachApp(
      in: &world, with: nil, because: Ledger.holds("AS-19") ? .failed : .userCanceled)
    {
      world.timeline.next(.effect(effect))
    }
  }
}
