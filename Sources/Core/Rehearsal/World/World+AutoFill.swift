/// How the phone asks a credential provider, and what it offers of one.
extension World {
  mutating func begin(_ asked: CredentialRequest) {
    let identity = asked.identity
    SavedPasswords.ask(for: asked, in: &self)
    begin(
      Request(asked.provision),
      OpenRequest.Details(
        service: asked.services.first ?? identity?.service ?? ServiceIdentifier(""),
        existing: PasswordCredential(user: identity?.user ?? "", password: ""), userInfo: nil,
        asked: .provision(asked)))
  }

  /// Without its provider enabled, no process of the extension has anything to do.
  mutating func closeProvider() {
    if phone.process.state != .absent { endProcess() }
  }

  /// Whether the user has switched the provider on.
  package var isProviderEnabled: Bool { phone.autoFill.identityStore.state.isEnabled }
  /// Whether nobody can touch anything.
  package var isDeviceLocked: Bool { phone.hasAutoFill && phone.autoFill.isLocked }
}

extension Provision {
  /// Whether the system would ask the extension for something, and if not, why.
  func check(in world: World) throws(Problem) {
    guard world.premises.isProvider else { throw .servesUpgrades }
    guard world.phone.app.isInstalled else { throw .notOffered(.notInstalled(app: world.phone.app.name)) }
    guard world.phone.autoFill.identityStore.state.isEnabled else {
      throw .notProvided("the user has not enabled \(world.phone.app.name) as a provider")
    }
    guard !world.phone.autoFill.isLocked else { throw .notProvided("the device is locked") }
    let version = world.phone.profile.autoFill.systemVersion
    guard version >= since else {
      throw .notProvided(
        "\(version.rawValue) knows nothing of \(rawValue); it came with \(since.rawValue)"
      )
    }
    let autoFill = world.phone.autoFill
    if let reason = autoFill.reasonAgainst(self, on: version) ?? autoFill.form?.reasonAgainst(self) {
      throw .notProvided(reason)
    }
    try world.refuseWhileBusy()
  }

  /// Whether the system would ask the extension for something.
  package func isAskedFor(in world: World) -> Bool { (try? check(in: world)) != nil }
}

extension Phone {
  /// What is suggested for a user: the only one there is, or the one of several that is meant.
  func meantSuggestion(for user: String, _ number: Int?) throws(Problem) -> CredentialIdentity {
    guard autoFill.form != nil else { throw .noForm }
    let all = autoFill.suggestions
    let fitting = all.filter { $0.user == user }
    guard !fitting.isEmpty else { throw .noSuggestion(user, offered: all.map(\.user)) }
    let place = number ?? 1
    guard fitting.indices.contains(place - 1), number != nil || fitting.count == 1 else {
      throw .severalSuggestions(user, fitting)
    }
    return fitting[place - 1]
  }
}

extension Form {
  /// Looks up what the keyboard offers, and says so.
  ///
  /// A locked device shows no keyboard, and looks nothing up for one (AS-36).
  func offer(in world: inout World) {
    guard !world.isDeviceLocked else { return }
    let all = world.phone.allSuggestions(for: self)
    let suggestions = all.ofProvider
    world.phone.autoFill.suggestions = suggestions
    if !Ledger.holds("CP-8") { world.timeline.next(.beginsProcess) }
    tell(all, in: &world)
    if !suggestions.isEmpty { world.rely(on: [.formHost]) }
    if all.isCut { world.rely(on: [.keyboardRoom]) }
    if suggestions.contains(where: { !isItsOwn($0.service) })
      || all.ofKeychain.contains(where: { !isItsOwn($0.service) })
    {
      world.rely(on: [.parentDomain])
    }
  }
}

extension Form {
  /// Tells what stands over the keyboard, in its order.
  private func tell(_ all: KeyboardOffer, in world: inout World) {
    let isKeychainFirst = world.phone.profile.autoFill.sourceOrder == .keychainFirst
    let saved = AutoFillNews.offeredSaved(all.ofKeychain.map(\.user))
    if !all.ofKeychain.isEmpty, isKeychainFirst { world.timeline.record(.system(.autoFill(saved))) }
    world.timeline.record(.system(.autoFill(.offered(all.ofProvider))))
    guard !all.ofKeychain.isEmpty else { return }
    if !isKeychainFirst { world.timeline.record(.system(.autoFill(saved))) }
    world.rely(on: [.sourceOrder])
  }
}

extension AutoFill {
  /// The user turned to another app: the form is out of sight.
  mutating func leaveForm() {
    turn(to: nil)
    suggestions = []
    inquiry.picked = nil
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
    case .focuses, .picks, .picksSaved, .signsInWithPasskey, .authenticates, .isNotRecognized,
      .failsToAuthenticate, .enablesProvider, .disablesProvider, .locksDevice, .locksDeviceBriefly,
      .unlocksDevice, .deletesApp, .offloadsApp, .installsApp, .updatesApp, .restartsDevice, .restoresBackup,
      .handsOver, .setsClock:
      return nil
    }
  }
}

extension CredentialIdentity {
  /// A passkey that is still to be made for a user: the relying party is the form's host.
  static func passkey(of user: String, at form: Form) -> CredentialIdentity {
    let host = form.services.first.map { String($0.host) } ?? ""
    return CredentialIdentity(
      user, at: ServiceIdentifier(host), kind: .passkey(credentialID: "", userHandle: user))
  }
}
