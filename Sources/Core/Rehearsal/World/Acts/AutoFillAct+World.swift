/// What users do with AutoFill, as far as a phone lets them.
extension AutoFillAct {
  func happen(in world: inout World) throws(Problem) {
    switch self {
    case .focuses(let form):
      try world.refuseWhileBusy()
      world.timeline.record(.user(.autoFill(self)))
      world.phone.autoFill.turn(to: form)
      form.offer(in: &world)
      PasskeyNews.judge(in: &world)
    case .picks(let user, let number): try pick(world.phone.meantSuggestion(for: user, number), in: &world)
    case .picksSaved(let user): try SavedPick.begin(user, in: &world)
    case .opens, .registersPasskey, .saves, .generatesPasswords: try ask(in: &world)
    case .signsInWithPasskey(let user): try signIn(user, in: &world)
    case .isNotRecognized: try fail(in: &world)
    case .authenticates, .failsToAuthenticate: try answer(in: &world)
    case .enablesProvider: try enable(in: &world)
    case .disablesProvider: try disable(in: &world)
    case .locksDevice, .locksDeviceBriefly:
      guard !world.phone.autoFill.isLocked else { throw .isAlready("the device is locked") }
      world.timeline.record(.user(.autoFill(self)))
      Self.lockDevice(isBrief: self == .locksDeviceBriefly, in: &world)
    case .unlocksDevice:
      guard world.phone.autoFill.isLocked else { throw .isAlready("the device is unlocked") }
      change(in: &world, to: .unlocked) { $0.isLocked = false }
    case .deletesApp, .offloadsApp: try takeAppAway(in: &world)
    case .installsApp:
      guard !world.phone.app.isInstalled else { throw .isAlready("the app is installed") }
      world.phone.app.isInstalled = true
      change(in: &world, to: .appInstalled) { _ in }
    case .updatesApp:
      guard world.phone.app.isInstalled else { throw .notOffered(.notInstalled(app: world.phone.app.name)) }
      try world.refuseWhileBusy()
      world.rely(on: [.restart])
      change(in: &world, to: .appUpdated) { _ in }
      if Ledger.holds("AS-41") { world.closeProvider() }
    case .restartsDevice: Self.restartDevice(in: &world, doing: self)
    case .restoresBackup: try restoreBackup(in: &world)
    case .handsOver: try SystemDesk.handOver(in: &world)
    case .setsClock(let seconds):
      world.timeline.record(.user(.autoFill(self)))
      PhoneClock.set(ahead: seconds, in: &world)
    }
  }

  /// Somebody else's face, or one that is not seen well, asks for another try or the passcode (AS-37).
  private func fail(in world: inout World) throws(Problem) {
    guard case .authentication(let means) = world.phone.screen, world.phone.screen.asksForBody else {
      throw .notAuthenticating(world.phone.screen)
    }
    world.timeline.record(.user(.autoFill(self)))
    world.rely(on: [.recognition])
    world.phone.autoFill.inquiry.misses += 1
    let next = world.phone.autoFill.inquiry.misses < 2 && Ledger.holds("AS-37") ? means : .passcode
    world.show(.authentication(next), .askedToAuthenticate(next))
  }

  /// The system's question for the owner is answered for good.
  private func answer(in world: inout World) throws(Problem) {
    guard case .authentication = world.phone.screen else { throw .notAuthenticating(world.phone.screen) }
    world.timeline.record(.user(.autoFill(self)))
    if SavedPick.conclude(isSure: self == .authenticates, in: &world) { return }
    if self == .failsToAuthenticate { WebsitePage.disturb(in: &world) }
    world.timeline.next(
      .event(.user(self == .authenticates ? .authenticated : .failedToAuthenticate)))
  }

  private func disable(in world: inout World) throws(Problem) {
    guard world.phone.autoFill.identityStore.state.isEnabled else {
      throw .isAlready("the provider is disabled")
    }
    try world.refuseWhileBusy()
    change(in: &world, to: .disabled) { $0.identityStore.disable() }
    PasskeyNews.excuse(in: &world)
    world.closeProvider()
  }

  /// The app goes, with what it keeps or without (AS-40).
  private func takeAppAway(in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .isAlready("the app is deleted") }
    try world.refuseWhileBusy()
    world.phone.app.isInstalled = false
    change(in: &world, to: .appDeleted) { $0.identityStore.disable() }
    KnownLogins.forgetAll(in: &world)
    PasskeyNews.excuse(in: &world)
    if world.phone.containers.isAnythingKept, Ledger.holds("AS-40") {
      world.rely(on: [.deletedApp])
      if self == .deletesApp { world.phone.containers.removeApp() }
    }
    world.closeProvider()
  }

  private func restoreBackup(in world: inout World) throws(Problem) {
    try world.refuseWhileBusy()
    change(in: &world, to: .restored) {
      if Ledger.holds("IS-3") { $0.identityStore.wipe() }
      $0.vault = Keychain()
    }
    KnownLogins.forgetAll(in: &world)
    PasskeyNews.excuse(in: &world)
    world.closeProvider()
  }

  /// The device goes off and on again: nothing that ran is left, and nobody has unlocked it (AS-41).
  private static func restartDevice(in world: inout World, doing act: AutoFillAct) {
    world.phone.isCovered = false
    world.rely(on: [.restart])
    WebsitePage.disturb(in: &world)
    world.timeline.record(.user(.autoFill(act)))
    SavedPick.drop(in: &world)
    world.phone.autoFill.leaveForm()
    SignInDesk.leaveSheet(in: &world)
    SystemDesk.leave(onlyExtension: false, in: &world)
    world.phone.autoFill.isLocked = true
    world.phone.autoFill.lock?.noteDeviceLocked()
    world.timeline.record(.system(.autoFill(.restarted)))
    guard Ledger.holds("AS-41") else { return }
    // Nothing that ran hears of it.
    if world.phone.process.state != .absent { world.timeline.next(.endsProcess(isKilled: false)) }
    if let request = world.request, !request.isFinished {
      world.phone.screen = .elsewhere
      world.timeline.next(.event(.user(.leftApp)))
    }
  }

  /// The device is locked: what the user was at is interrupted, and what goes on in the background goes on (AS-36).
  private static func lockDevice(isBrief: Bool, in world: inout World) {
    world.phone.isCovered = false
    WebsitePage.disturb(in: &world)
    world.phone.autoFill.isLocked = true
    world.phone.autoFill.lock?.noteDeviceLocked()
    world.phone.autoFill.suggestions = []
    world.timeline.record(.system(.autoFill(.locked)))
    SavedPick.drop(in: &world)
    SignInDesk.leaveSheet(in: &world)
    guard let request = world.request, !request.isFinished, request.request.origin != .background,
      Ledger.holds("AS-36")
    else {
      return
    }
    world.rely(on: [.lockedDevice])
    Foreground.leave(isBrief ? .brieflyLockedDevice : .lockedDevice, in: &world)
  }

  private func enable(in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .notOffered(.notInstalled(app: world.phone.app.name)) }
    guard !world.isProviderEnabled else { throw .isAlready("the provider is enabled") }
    guard world.premises.isProvider else { throw .servesUpgrades }
    try world.refuseWhileBusy()
    change(in: &world, to: .enabled) { $0.identityStore.enable() }
    let version = world.phone.profile.autoFill.systemVersion
    if world.phone.autoFill.reasonAgainst(.configuration, on: version) == nil, Ledger.holds("CP-20") {
      world.begin(CredentialRequest(.configuration))
    }
  }

  private func pick(_ identity: CredentialIdentity, in world: inout World) throws(Problem) {
    guard let form = world.phone.autoFill.form else { throw .noForm }
    try identity.provision.check(in: world)
    world.timeline.record(.user(.autoFill(self)))
    if identity.provision == .passkey, SignInDesk.serveOverTheKeyboard(identity, in: &world) { return }
    var asked = CredentialRequest(identity.provision, services: form.services, identity: identity)
    WebsitePage.demandPasskey(for: &asked, in: &world)
    CodeVerification.tellTime(in: &asked, world)
    world.begin(asked)
  }

  /// Picks what there is in the way of passkeys, as the sheet of a page lists it.
  private func signIn(_ user: String, in world: inout World) throws(Problem) {
    guard let form = world.phone.autoFill.form else { throw .noForm }
    guard world.phone.autoFill.relyingParty != nil else { throw .noRelyingParty }
    try Provision.passkey.check(in: world)
    world.timeline.record(.user(.autoFill(self)))
    var asked = CredentialRequest(.passkey, services: form.services)
    guard let demand = WebsitePage.demandPasskey(for: &asked, of: user, in: &world) else { return }
    guard let identity = world.phone.passkeys(of: user, for: demand).first else {
      // Where nothing is known of one, the sheet leads to the provider's own list.
      var list = CredentialRequest(.passkeyList, services: form.services)
      list.demand = demand
      return world.begin(list)
    }
    asked.identity = identity
    world.begin(asked)
  }

  private func ask(in world: inout World) throws(Problem) {
    guard let form = world.phone.autoFill.form else { throw .noForm }
    guard var asked = CredentialRequest(self, at: form) else { return }
    try asked.provision.check(in: world)
    world.timeline.record(.user(.autoFill(self)))
    if asked.savedPassword != nil {
      asked.savedPassword?.session = world.phone.autoFill.sessionForSaving(fromForm: true)
    }
    WebsitePage.demandPasskey(for: &asked, in: &world)
    CodeVerification.tellTime(in: &asked, world)
    world.begin(asked)
  }

  private func change(in world: inout World, to news: AutoFillNews, _ work: (inout AutoFill) -> Void) {
    world.timeline.record(.user(.autoFill(self)))
    work(&world.phone.autoFill)
    world.timeline.record(.system(.autoFill(news)))
    if let form = world.phone.autoFill.form { form.offer(in: &world) }
  }
}

/// What the system does with AutoFill of its own accord.
extension AutoFillEvent {
  func happen(in world: inout World) throws(Problem) {
    switch self {
    case .reports(let report):
      var request = CredentialRequest(report.provision)
      request.report = report
      try request.provision.check(in: world)
      SavedPasswords.forget(after: report, in: &world)
      PasskeyNews.hear(report, in: &world)
      world.begin(request)
    case .makesPasskey(let user):
      guard let form = world.phone.autoFill.form else { throw .noForm }
      try Provision.automaticPasskey.check(in: world)
      var asked = CredentialRequest(
        .automaticPasskey, services: form.services, identity: .passkey(of: user, at: form))
      WebsitePage.demandPasskey(for: &asked, in: &world)
      world.begin(asked)
    case .occupiesStore(let operations, let after):
      WebsitePage.disturb(in: &world)
      world.timeline.record(.system(.autoFill(.storeOccupied(operations, after: after))))
      world.phone.autoFill.identityStore.becomeBusy(for: operations, after: after ?? 0)
    }
  }
}
