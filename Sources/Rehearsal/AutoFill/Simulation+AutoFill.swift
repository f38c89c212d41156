/// What a user and the system do with AutoFill, as far as a phone lets them.
extension Simulation {
  func take(_ act: AutoFillAct) throws(Problem) {
    switch act {
    case .focuses(let form):
      try refuseWhileBusy()
      record(.user(.autoFill(act)))
      phone.autoFill.form = form
      offer(for: form)
    case .picks(let user, let number): try pick(suggestion(for: user, number), act)
    case .opens, .registersPasskey, .saves, .generatesPasswords: try ask(act)
    case .authenticates, .failsToAuthenticate:
      guard case .authentication = phone.screen else { throw .notAuthenticating(phone.screen) }
      record(.user(.autoFill(act)))
      receive(.user(act == .authenticates ? .authenticated : .failedToAuthenticate))
    case .enablesProvider: try enable(act)
    case .disablesProvider:
      guard phone.autoFill.identityStore.state.isEnabled else { throw .isAlready("the provider is disabled") }
      try refuseWhileBusy()
      change(by: act, to: .disabled) { $0.identityStore.disable() }
      closeProvider()
    case .locksDevice:
      guard !phone.autoFill.isLocked else { throw .isAlready("the device is locked") }
      change(by: act, to: .locked) { $0.isLocked = true }
    case .unlocksDevice:
      guard phone.autoFill.isLocked else { throw .isAlready("the device is unlocked") }
      change(by: act, to: .unlocked) { $0.isLocked = false }
    case .deletesApp:
      guard phone.app.isInstalled else { throw .isAlready("the app is deleted") }
      try refuseWhileBusy()
      phone.app.isInstalled = false
      change(by: act, to: .appDeleted) { $0.identityStore.disable() }
      closeProvider()
    case .restoresBackup:
      try refuseWhileBusy()
      change(by: act, to: .restored) { $0.identityStore.wipe() }
      closeProvider()
    }
  }

  func take(_ event: AutoFillEvent) throws(Problem) {
    switch event {
    case .reports(let report):
      var request = CredentialRequest(report.provision)
      request.report = report
      try check(request.provision)
      begin(request)
    case .makesPasskey(let user):
      guard let form = phone.autoFill.form else { throw .noForm }
      try check(.automaticPasskey)
      begin(
        CredentialRequest(.automaticPasskey, services: form.services, identity: .passkey(of: user, at: form)))
    case .occupiesStore(let operations):
      record(.system(.autoFill(.storeOccupied(operations))))
      phone.autoFill.identityStore.becomeBusy(for: operations)
    }
  }

  private func enable(_ act: AutoFillAct) throws(Problem) {
    guard phone.app.isInstalled else { throw .notOffered(.notInstalled(app: phone.app.name)) }
    guard !phone.autoFill.identityStore.state.isEnabled else { throw .isAlready("the provider is enabled") }
    guard premises.program.isProvider else { throw .servesUpgrades }
    try refuseWhileBusy()
    change(by: act, to: .enabled) { $0.identityStore.enable() }
    let isConfigured = phone.autoFill.reasonAgainst(.configuration, on: phone.profile.systemVersion) == nil
    if isConfigured { begin(CredentialRequest(.configuration)) }
  }

  /// What is suggested for a user: the only one there is, or the one of several that is meant.
  func suggestion(for user: String, _ number: Int?) throws(Problem) -> CredentialIdentity {
    guard phone.autoFill.form != nil else { throw .noForm }
    let all = phone.autoFill.suggestions
    let fitting = all.filter { $0.user == user }
    guard !fitting.isEmpty else { throw .noSuggestion(user, offered: all.map(\.user)) }
    let place = number ?? 1
    guard fitting.indices.contains(place - 1), number != nil || fitting.count == 1 else {
      throw .severalSuggestions(user, fitting)
    }
    return fitting[place - 1]
  }

  private func pick(_ identity: CredentialIdentity, _ act: AutoFillAct) throws(Problem) {
    guard let form = phone.autoFill.form else { throw .noForm }
    try check(identity.provision)
    record(.user(.autoFill(act)))
    begin(CredentialRequest(identity.provision, services: form.services, identity: identity))
  }

  private func ask(_ act: AutoFillAct) throws(Problem) {
    guard let form = phone.autoFill.form else { throw .noForm }
    guard let asked = CredentialRequest(act, at: form) else { return }
    try check(asked.provision)
    record(.user(.autoFill(act)))
    begin(asked)
  }

  /// Whether the system would ask the extension for something, and if not, why.
  func check(_ provision: Provision) throws(Problem) {
    guard premises.program.isProvider else { throw .servesUpgrades }
    guard phone.app.isInstalled else { throw .notOffered(.notInstalled(app: phone.app.name)) }
    guard phone.autoFill.identityStore.state.isEnabled else {
      throw .notProvided("the user has not enabled \(phone.app.name) as a provider")
    }
    guard !phone.autoFill.isLocked else { throw .notProvided("the device is locked") }
    let version = phone.profile.systemVersion
    guard version >= provision.since else {
      throw .notProvided(
        "\(version.rawValue) knows nothing of \(provision.rawValue); it came with \(provision.since.rawValue)"
      )
    }
    if let reason = phone.autoFill.reasonAgainst(provision, on: version) { throw .notProvided(reason) }
    try refuseWhileBusy()
  }

  private func begin(_ asked: CredentialRequest) {
    let identity = asked.identity
    begin(
      Request(asked.provision), at: asked.services.first ?? identity?.service ?? ServiceIdentifier(""),
      existing: PasswordCredential(user: identity?.user ?? "", password: ""), userInfo: nil,
      provision: asked)
  }

  private func refuseWhileBusy() throws(Problem) {
    if let request, !request.isFinished { throw .busy(request.request, phone.screen) }
  }

  private func change(by act: AutoFillAct, to news: AutoFillNews, _ work: (inout AutoFill) -> Void) {
    record(.user(.autoFill(act)))
    work(&phone.autoFill)
    record(.system(.autoFill(news)))
    if let form = phone.autoFill.form { offer(for: form) }
  }

  /// Without its provider enabled, no process of the extension has anything to do.
  private func closeProvider() {
    if phone.process.state != .absent { endProcess() }
  }

  /// Looks up what the keyboard offers, and says so.
  func offer(for form: Form) {
    let fitting = phone.identities(fitting: form)
    let suggestions = Array(fitting.prefix(phone.autoFill.room))
    phone.autoFill.suggestions = suggestions
    record(.system(.autoFill(.offered(suggestions))))
    if !suggestions.isEmpty { rely(on: [.formHost]) }
    if fitting.count > suggestions.count { rely(on: [.keyboardRoom]) }
    if suggestions.contains(where: { !form.isItsOwn($0.service) }) { rely(on: [.parentDomain]) }
  }
}

extension AutoFill {
  /// The user turned to another app: the form is out of sight.
  mutating func leaveForm() {
    form = nil
    suggestions = []
  }
}

extension CredentialRequest {
  /// What a user's act at a form asks of the provider, if anything.
  init?(_ act: AutoFillAct, at form: Form) {
    switch act {
    case .opens(let list): self.init(list.provision, services: form.services)
    case .registersPasskey(let user):
      self.init(.passkeyRegistration, services: form.services, identity: .passkey(of: user, at: form))
    case .saves(let password):
      self.init(.savedPassword, services: form.services)
      savedPassword = password
    case .generatesPasswords(let rules, let onScreen):
      self.init(onScreen ? .chosenGeneratedPasswords : .generatedPasswords, services: form.services)
      passwordRules = rules
    case .focuses, .picks, .authenticates, .failsToAuthenticate, .enablesProvider, .disablesProvider,
      .locksDevice, .unlocksDevice, .deletesApp, .restoresBackup:
      return nil
    }
  }
}

extension CredentialIdentity {
  /// A passkey that is still to be made for a user: the relying party is the form's host.
  fileprivate static func passkey(of user: String, at form: Form) -> CredentialIdentity {
    let host = form.services.first.map { String($0.host) } ?? ""
    return CredentialIdentity(
      user, at: ServiceIdentifier(host), kind: .passkey(credentialID: "", userHandle: user))
  }
}
