/// How it shows what a provider has, beside what somebody says (AS-63).
extension KnownLogins {
  /// A password is to be saved: what was filled in for others stays as it is.
  static func ask(
    for login: Keychain.Entry, over former: Keychain.Entry?, in world: inout World
  ) {
    guard world.phone.autoFill.declares(.savingPasswords) else { return }
    var known = world.phone.autoFill.knownLogins
    known.given.remove(login.user, at: login.service)
    known.settled.remove(login.user, at: login.service)
    for entry in known.given.entries { known.settled.save(entry) }
    known.former = former
    known.isSingle = world.phone.autoFill.identityStore.holdsOnce(login.user, at: login.service)
    world.phone.autoFill.knownLogins = known
  }

  /// The provider says that it has saved it.
  static func keep(_ login: Keychain.Entry, in world: inout World) {
    guard var known = world.phone.autoFill.inquiry.known?.value else { return }
    known.declined.remove(login.user, at: login.service)
    known.single.remove(login.user, at: login.service)
    if known.isSingle { known.single.save(login) }
    world.phone.autoFill.knownLogins = known
  }

  /// The provider fills in what somebody picked.
  static func give(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    guard case .password(let credential) = provided, let identity = asked.identity,
      credential.user == identity.user, world.phone.autoFill.declares(.savingPasswords)
    else { return }
    world.phone.autoFill.knownLogins.given.save(
      Keychain.Entry(identity.user, credential.password, at: identity.service))
  }

  /// A request to save something is over: its user may not have wanted it.
  ///
  /// What was tried before may be there from then, and on screen its user may have had others written as well.
  static func conclude(_ request: OpenRequest, _ asked: CredentialRequest, in world: inout World) {
    guard let login = asked.loginToSave, var known = world.phone.autoFill.inquiry.known?.value else { return }
    let others = [known.former, known.attempted.entry(of: login.user, at: login.service)]
    if request.isDeclined, !others.contains(where: { $0?.password.isExactly(login.password) == true }) {
      known.declined.save(login)
      if let former = known.former { world.phone.autoFill.vault.save(former) }
    } else {
      known.attempted.save(login)
    }
    for entry in known.settled.entries where request.shown.all.contains(where: { $0.names(entry.user) }) {
      known.settled.remove(entry.user, at: entry.service)
    }
    (known.former, known.isSingle) = (nil, false)
    world.phone.autoFill.knownLogins = known
  }

  /// News says that a login is used no more.
  static func forget(_ user: String, at service: ServiceIdentifier, in world: inout World) {
    guard world.phone.autoFill.inquiry.known != nil else { return }
    world.phone.autoFill.knownLogins.given.remove(user, at: service)
    world.phone.autoFill.knownLogins.settled.remove(user, at: service)
  }

  /// Somebody else has changed what there is.
  static func forgetAll(in world: inout World) {
    if world.phone.hasAutoFill { world.phone.autoFill.inquiry.known = nil }
  }

  /// What is wrong with a password of which the vault says nothing; `nil` where nothing is known to be.
  static func mistake(
    in credential: PasswordCredential, _ asked: CredentialRequest, _ world: World
  ) -> Mistake? {
    guard let known = world.phone.autoFill.inquiry.known?.value else { return nil }
    let (user, site) = (credential.user, asked.identity?.service)
    if known.declined.passwords(of: user, at: site).containsExactly(credential.password) {
      return Mistake(.filledAnotherThanSaved, "one that \(user) did not want saved")
    }
    guard let site,
      known.settled.passwords(of: user, at: site).contains(where: { !$0.isExactly(credential.password) }),
      world.phone.autoFill.identityStore.holdsOnce(user, at: site)
    else { return nil }
    return Mistake(.filledAnotherThanSaved, "for \(user), of whom nothing was saved")
  }

  /// Whether the store had somebody once at a site when a password was saved for them: of two that it has since, none is
  /// for the old one.
  static func hadOnce(_ user: String, at site: ServiceIdentifier?, in world: World) -> Bool {
    guard let site, let known = world.phone.autoFill.inquiry.known?.value else { return false }
    return known.single.entry(of: user, at: site) != nil
  }
}

extension AutoFill {
  fileprivate var knownLogins: KnownLogins {
    get { inquiry.known?.value ?? .nothing }
    set { inquiry.known = Shared(newValue) }
  }
}

extension OpenRequest {
  /// Whether the user was asked for their consent, said no, and the provider answers that.
  fileprivate var isDeclined: Bool {
    guard input.consent == .leaves || input.consent == .refuses else { return false }
    switch answer.error?.cancellation(of: request.kind) {
    case .userCanceled, .userCanceledWithReason: return true
    case .failed, .failedWithReason, .needsInteraction, .identityNotFound, .unknownCode, .foreignDomain, nil:
      return false
    }
  }
}
