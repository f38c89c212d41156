/// How what another app hands over comes to the app.
extension SystemDesk {
  /// The user has Passwords hand over what it has, and chooses the app for it.
  static func handOver(in world: inout World) throws(Problem) {
    if let reason = reasonAgainstImport(in: world) { throw .notProvided(reason) }
    guard !world.isDeviceLocked else { throw .isLocked }
    try world.refuseWhileBusy()
    world.timeline.record(.user(.autoFill(.handsOver)))
    var desk = world.app.errands?.value ?? ErrandDesk()
    desk.tokens += 1
    let token = HandedOver.token(desk.tokens)
    desk.imports.append(HandedOver(token: token, entries: world.phone.keychain.entries))
    world.app.errands = Shared(desk)
    if !world.phone.app.declaresExchangeActivity { world.rely(on: [.undeclaredActivity]) }
    if givesActivity(in: world) { world.timeline.next(.effect(.givesApp(.activity(token)))) }
  }

  /// Whether a step brings the app up with an activity.
  static func givesActivity(on step: Step, in world: World) -> Bool {
    guard step == .user(.autoFill(.handsOver)), reasonAgainstImport(in: world) == nil else { return false }
    return !world.isDeviceLocked && givesActivity(in: world)
  }

  private static func givesActivity(in world: World) -> Bool {
    let isGiven = world.phone.profile.inApp.errands.undeclaredActivity == .isGiven
    return (world.phone.app.declaresExchangeActivity || isGiven) && Ledger.holds("AU-21")
  }

  /// Whether the app can be chosen for it.
  static func canHandOver(in world: World) -> Bool {
    reasonAgainstImport(in: world) == nil && world.phone.screen.showsApp
  }

  /// What there is for a token, and what becomes of that.
  static func claim(_ token: String, in world: inout World) -> ErrandAnswer {
    world.rely(on: [.importToken])
    guard var desk = world.app.errands?.value,
      let index = desk.imports.firstIndex(where: { $0.token == token })
    else { return .refused(.credentialImport) }
    let entries = desk.imports[index].entries
    if world.phone.profile.inApp.errands.importToken == .isGoodOnce { desk.imports.remove(at: index) }
    world.app.errands = Shared(desk)
    return .handedOver(entries)
  }

  private static func reasonAgainstImport(in world: World) -> String? {
    let app = world.phone.app
    guard app.isInstalled else { return "\(app.name) is not installed" }
    guard world.premises.isProvider, world.phone.signInApp == app, world.app.interface != nil else {
      return "there is no code of an app that brings a provider"
    }
    let declares = world.phone.autoFill.declares(.exchange) || !Ledger.holds("AU-22")
    return declares
      ? nil : "its extension does not declare “\(AutoFill.Capability.exchange.rawValue)”"
  }
}

extension HandedOver {
  /// The token with a number: the identifiers of a play are its own, and the same each time.
  fileprivate static func token(_ number: Int) -> String {
    let digits = String(number)
    return "5E4D3C2B-1A09-4F8E-9D7C-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}
