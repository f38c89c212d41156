/// What can happen in a world as it is now, as far as AutoFill and a locked device are concerned.
extension Step {
  /// Whether the phone would let it happen.
  package func canHappen(in world: World) -> Bool {
    switch self {
    case .user(.autoFill(let act)): act.canHappen(in: world)
    case .user(.opensNotificationCenter): !world.isDeviceLocked && !world.phone.isCovered
    case .user(.closesNotificationCenter): world.phone.isCovered
    case .user where world.phone.isCovered: false
    case .autoFill(.reports(let report)): report.provision.isAskedFor(in: world)
    case .autoFill(.makesPasskey):
      world.phone.autoFill.form != nil && Provision.automaticPasskey.isAskedFor(in: world)
    case .user(.taps(let button)):
      !world.isDeviceLocked && (world.touchable ?? world.appInterface)?.isEnabled(button) == true
    case .user(.comesTo), .user(.closesBrowser): !world.isDeviceLocked && SystemDesk.isBrowsing(in: world)
    case .user: !world.isDeviceLocked
    case .app, .system, .network, .checkPasswords, .apple, .autoFill, .takes, .pass, .settle: true
    }
  }
}

extension Step {
  /// Whether it would be taken, which is tried on a copy of the world; not where the server there cannot be copied.
  package func isTaken(by world: World) -> Bool {
    var trial = world
    guard trial.server.separate() else { return false }
    do { try trial.perform(self) } catch { return false }
    return true
  }
}

extension AutoFillAct {
  fileprivate func canHappen(in world: World) -> Bool {
    let autoFill = world.phone.autoFill
    if case .setsClock = self { return true }
    if world.phone.isCovered { return self == .locksDevice || self == .restartsDevice }
    if autoFill.isLocked { return self == .unlocksDevice }
    let isBusy = world.request?.isFinished == false
    switch self {
    case .picks(let user, let number):
      return world.phone.suggestion(for: user, number)?.provision.isAskedFor(in: world) == true
    case .picksSaved(let user):
      return !isBusy && autoFill.inquiry.picked == nil && world.phone.savedPassword(offeredFor: user) != nil
    case .opens, .registersPasskey, .saves, .generatesPasswords:
      return world.phone.provision(askedBy: self)?.isAskedFor(in: world) == true
    case .signsInWithPasskey:
      return autoFill.form != nil && autoFill.relyingParty != nil && Provision.passkey.isAskedFor(in: world)
    case .focuses, .restoresBackup: return !isBusy
    case .authenticates, .failsToAuthenticate: return world.isAuthenticating
    case .isNotRecognized: return world.phone.screen.asksForBody
    case .enablesProvider: return world.phone.app.isInstalled && !world.isProviderEnabled && !isBusy
    case .disablesProvider: return world.isProviderEnabled && !isBusy
    case .locksDevice: return true
    case .unlocksDevice: return false
    case .deletesApp, .offloadsApp, .updatesApp: return world.phone.app.isInstalled && !isBusy
    case .installsApp: return !world.phone.app.isInstalled
    case .restartsDevice, .setsClock: return true
    case .handsOver: return !isBusy && SystemDesk.canHandOver(in: world)
    }
  }
}
