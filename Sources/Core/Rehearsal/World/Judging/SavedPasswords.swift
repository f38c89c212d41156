/// What a provider fills in, held against the logins that its vault is known to have (AS-63).
enum SavedPasswords {
  /// A password is to be saved: until the provider says that it was, nobody knows which of the two it has.
  ///
  /// A process that ends between writing and answering has kept the new one.
  static func ask(for asked: CredentialRequest, in world: inout World) {
    guard let login = asked.loginToSave else { return }
    let former = world.phone.autoFill.vault.entry(of: login.user, at: login.service)
    KnownLogins.ask(for: login, over: former, in: &world)
    if former?.password.isExactly(login.password) != true {
      world.phone.autoFill.vault.remove(login.user, at: login.service)
    }
  }

  /// Remembers a password that was saved.
  static func keep(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    KnownLogins.give(provided, asked, in: &world)
    guard provided == .savedPassword, let login = asked.loginToSave else { return }
    world.phone.autoFill.vault.save(login)
    KnownLogins.keep(login, in: &world)
  }

  /// Forgets one that the website says is used no more: whatever its user has then, somebody else told the provider.
  static func forget(after report: CredentialReport, in world: inout World) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    world.phone.autoFill.vault.remove(user, at: ServiceIdentifier(domain))
    KnownLogins.forget(user, at: ServiceIdentifier(domain), in: &world)
  }

  /// What is wrong with what is filled in.
  ///
  /// A suggestion says for which site it is; from a list users may be given what they have for another one. Where the
  /// vault has nothing for that site, what it has for a stranger to it is told.
  static func mistakes(in provided: Provided, _ asked: CredentialRequest, _ world: World) -> [Mistake] {
    guard case .password(let credential) = provided else { return [] }
    if credential.password.isEmpty {
      return [Mistake(.filledAnotherThanSaved, "none at all for \(credential.user)")]
    }
    let site = asked.identity?.service
    let vault = world.phone.autoFill.vault
    let passwords = vault.passwords(of: credential.user, at: site)
    if passwords.containsExactly(credential.password) { return [] }
    if let mistake = KnownLogins.mistake(in: credential, asked, world) { return [mistake] }
    let isOnly = world.phone.autoFill.identityStore.holdsOnce(credential.user, at: site)
    if !passwords.isEmpty {
      guard isOnly || KnownLogins.hadOnce(credential.user, at: site, in: world) else { return [] }
      return [Mistake(.filledAnotherThanSaved, vault.owner(of: credential) + "for \(credential.user)")]
    }
    guard isOnly, let site, let stranger = vault.stranger(to: site, with: credential.password) else {
      return []
    }
    return [Mistake(.filledAnotherThanSaved, "that of \(stranger.identifier) for \(credential.user)")]
  }

  /// What is wrong with a password from a list: the row that was tapped names one site, and it is what the same user has
  /// for a stranger to that (CP-29).
  static func mistakes(inChoosing provided: Provided, _ world: World) -> [Mistake] {
    guard case .password(let credential) = provided, let tapped = world.request?.input.chosenLogin,
      tapped.user == credential.user
    else { return [] }
    let vault = world.phone.autoFill.vault
    let isUsers = vault.passwords(of: tapped.user, at: nil).containsExactly(credential.password)
    let isThere = vault.passwords(of: tapped.user, at: tapped.service).containsExactly(credential.password)
    guard isUsers, !isThere,
      let stranger = vault.stranger(to: tapped.service, with: credential.password)
    else { return [] }
    let place = "\(stranger.identifier) instead of \(tapped.service.identifier)"
    return [Mistake(.gaveAnotherThanTapped, "that of \(place) for \(credential.user)")]
  }
}

extension CredentialRequest {
  /// What is to be saved, where it is used first.
  var loginToSave: Keychain.Entry? {
    guard let credential = savedPassword?.credential, let service = services.first else { return nil }
    return Keychain.Entry(credential.user, credential.password, at: service)
  }
}

extension Keychain {
  /// What a user has at a site, or anywhere.
  func passwords(of user: String, at site: ServiceIdentifier?) -> [String] {
    entries.filter { $0.user == user && $0.service.isAt(site) }.map(\.password)
  }

  /// Whose password it is that was given for somebody, in words before that; nothing where nobody is known to have it.
  fileprivate func owner(of credential: PasswordCredential) -> String {
    guard let owner = entries.first(where: { $0.password.isExactly(credential.password) }) else { return "" }
    return "that of \(owner.user) at \(owner.service.identifier) "
  }

  /// The site of which alone a password is known, where that has nothing to do with another one.
  fileprivate func stranger(to site: ServiceIdentifier, with password: String) -> ServiceIdentifier? {
    let services = entries.filter { $0.password.isExactly(password) }.map(\.service)
    return services.allSatisfy { !$0.isKin(of: site) } ? services.first : nil
  }
}

extension IdentityStore {
  /// Whether it has one password of a user: of two it may be the other that was meant.
  func holdsOnce(_ user: String, at site: ServiceIdentifier?) -> Bool {
    identities.count { $0.kind == .password && $0.user == user && $0.service.isAt(site) } == 1
  }
}

extension ServiceIdentifier {
  /// Whether it is at the host of a site; any is at none.
  fileprivate func isAt(_ site: ServiceIdentifier?) -> Bool { site.map(hasHost) ?? true }

  /// Whether its host is that of another, or above or below it; what has none may be kin of any.
  func isKin(of other: ServiceIdentifier) -> Bool {
    let (host, another) = (formHost, other.formHost)
    if host.isEmpty || another.isEmpty { return true }
    return host == another || host.hasSuffix(".\(another)") || another.hasSuffix(".\(host)")
  }
}
