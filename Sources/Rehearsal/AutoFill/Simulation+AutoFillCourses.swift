/// What a search asks of a rehearsal in which forms are filled.
extension Simulation {
  /// Whether the device waits for a face, a finger or a passcode.
  package var isAuthenticating: Bool { if case .authentication = phone.screen { true } else { false } }

  /// Whether nobody can touch anything.
  package var isDeviceLocked: Bool { phone.hasAutoFill && phone.autoFill.isLocked }

  /// Whether the user has switched the provider on.
  package var isProviderEnabled: Bool { phone.autoFill.identityStore.state.isEnabled }

  /// Whether the next update of the identity store will not start.
  package var isIdentityStoreBusy: Bool { phone.autoFill.identityStore.isBusy }

  /// Whether the phone, as it is now, lets somebody do something with AutoFill.
  package func lets(_ step: Step) -> Bool {
    switch step {
    case .user(.autoFill(let act)): lets(act)
    case .autoFill(.reports(let report)): isAsked(for: report.provision)
    case .autoFill(.makesPasskey): phone.autoFill.form != nil && isAsked(for: .automaticPasskey)
    case .user: !isDeviceLocked
    case .app, .system, .network, .checkPasswords, .apple, .autoFill, .takes, .pass, .settle: true
    }
  }

  private func lets(_ act: AutoFillAct) -> Bool {
    let autoFill = phone.autoFill
    if autoFill.isLocked { return act == .unlocksDevice }
    switch act {
    case .picks(let user, let number):
      guard let identity = try? suggestion(for: user, number) else { return false }
      return isAsked(for: identity.provision)
    case .opens, .registersPasskey, .saves, .generatesPasswords:
      guard let form = autoFill.form, let asked = CredentialRequest(act, at: form) else { return false }
      return isAsked(for: asked.provision)
    case .focuses, .restoresBackup: return !isBusy
    case .authenticates, .failsToAuthenticate: return isAuthenticating
    case .enablesProvider:
      return phone.app.isInstalled && !isProviderEnabled && !isBusy
    case .disablesProvider: return isProviderEnabled && !isBusy
    case .locksDevice: return true
    case .unlocksDevice: return false
    case .deletesApp: return phone.app.isInstalled && !isBusy
    }
  }

  private func isAsked(for provision: Provision) -> Bool { (try? check(provision)) != nil }

  private var isBusy: Bool { request?.isFinished == false }
}
