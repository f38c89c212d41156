/// What stands against something that the system was asked for, before anybody sees anything of it.
extension SystemErrand {
  /// Whether the system asks the user before it does it.
  var asksFirst: Bool {
    switch self {
    case .browses(let session): !session.isEphemeral || !Ledger.holds("AU-12")
    case .saves, .turnsOnProvider, .opensSettings, .requestsExport, .exports, .imports: true
    }
  }

  /// What whoever asked hears at once; `nil` where nothing stands against it.
  func obstacle(for asker: ErrandAsker, in world: inout World) -> ErrandAnswer? {
    switch self {
    case .browses(let session):
      return session.obstacle(for: asker, in: &world).map(ErrandAnswer.endedSession)
    case .saves(_, let service, _):
      let isOwn = asker.app(on: world.phone).isAssociated(with: service) || !Ledger.holds("AU-16")
      return isOwn && asker.hasRoom(in: &world) ? nil : .refused(.failed)
    case .requestsExport:
      let declares = world.phone.autoFill.declares(.exchange) && asker.isProvider(in: world)
      return (declares || !Ledger.holds("AU-19")) && asker.hasRoom(in: &world)
        ? nil : .refused(.credentialExport)
    case .exports:
      let mayExport = world.app.errands?.value.mayExport == true || !Ledger.holds("AU-20")
      return mayExport ? nil : .refused(.credentialExport)
    case .imports:
      guard case .handler = asker else { return nil }
      world.rely(on: [.extensionErrands])
      let isDone = world.phone.profile.inApp.errands.forExtensions == .asForApps
      return isDone ? nil : .refused(.credentialImport)
    case .opensSettings:
      return asker.hasRoom(in: &world) && world.phone.screen.showsApp ? nil : .refused(.failed)
    case .turnsOnProvider:
      let isOn = world.isProviderEnabled
      guard !isOn, asker.hasRoom(in: &world), asker.isProvider(in: world) else {
        return .providerIs(on: isOn)
      }
      return Self.wasJustAskedToTurnOn(in: &world) ? .providerIs(on: false) : nil
    }
  }

  /// Whether the user was asked so shortly before to turn the provider on that nobody asks again.
  private static func wasJustAskedToTurnOn(in world: inout World) -> Bool {
    guard let last = world.app.errands?.value.lastTurnOn else { return false }
    world.rely(on: [.hastyTurnOn])
    guard let pause = world.phone.profile.inApp.errands.turnOnPause else { return false }
    return world.timeline.now < last + pause
  }
}

extension WebSession {
  fileprivate func obstacle(for asker: ErrandAsker, in world: inout World) -> WebSessionError? {
    if !hasWindow, Ledger.holds("AU-10") { return .presentationContextNotProvided }
    if case .https(let host, _)? = callback, Ledger.holds("AU-15"),
      !asker.app(on: world.phone).isAssociated(with: ServiceIdentifier(host))
    {
      return .canceledLogin
    }
    guard case .handler = asker else {
      return asker.hasRoom(in: &world) ? nil : .presentationContextInvalid
    }
    world.rely(on: [.browserPlace])
    if case .interface = world.phone.screen { return nil }
    return world.phone.profile.inApp.errands.browserPlace == .overInterface
      ? .presentationContextInvalid : nil
  }
}

extension ErrandAsker {
  /// Whether the app that asks brings the provider.
  fileprivate func isProvider(in world: World) -> Bool {
    world.premises.isProvider && app(on: world.phone) == world.phone.app
  }

  /// Whether there is room for a sheet of an app's; for an extension there is none but a browser.
  fileprivate func hasRoom(in world: inout World) -> Bool {
    guard case .app = self else {
      world.rely(on: [.extensionErrands])
      return world.phone.profile.inApp.errands.forExtensions == .asForApps
    }
    if world.phone.screen.showsApp { return true }
    world.rely(on: [.otherSheet])
    return world.phone.profile.inApp.errands.otherSheet == .makesRoom
  }
}
