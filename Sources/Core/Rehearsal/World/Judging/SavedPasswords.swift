/// What a provider fills in, held against the logins that its vault is known to have (AS-63).
enum SavedPasswords {
  /// Remembers a password that was saved.
  static func keep(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    guard provided == .savedPassword, let credential = asked.savedPassword?.credential,
      let service = asked.services.first
    else { return }
    world.phone.autoFill.vault.save(Keychain.Entry(credential.user, credential.password, at: service))
  }

  /// Forgets one that the website says is used no more: whatever its user has then, somebody else told the provider.
  static func forget(after report: CredentialReport, in world: inout World) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    world.phone.autoFill.vault.remove(user, at: ServiceIdentifier(domain))
  }

  /// What is wrong with what is filled in.
  ///
  /// A suggestion says for which site it is; from a list users may be given what they have for another one.
  static func mistakes(in provided: Provided, _ asked: CredentialRequest, _ world: World) -> [Mistake] {
    guard case .password(let credential) = provided else { return [] }
    let site = asked.identity?.service
    let passwords = world.phone.autoFill.vault.passwords(of: credential.user, at: site)
    guard !passwords.isEmpty, !passwords.contains(credential.password),
      world.phone.autoFill.identityStore.holdsOnce(credential.user, at: site)
    else { return [] }
    return [Mistake(.filledAnotherThanSaved, "for \(credential.user)")]
  }
}

extension Keychain {
  fileprivate func passwords(of user: String, at site: ServiceIdentifier?) -> [String] {
    entries.filter { $0.user == user && $0.service.isAt(site) }.map(\.password)
  }
}

extension IdentityStore {
  /// Whether it has one password of a user: of two it may be the other that was meant.
  fileprivate func holdsOnce(_ user: String, at site: ServiceIdentifier?) -> Bool {
    identities.count { $0.kind == .password && $0.user == user && $0.service.isAt(site) } == 1
  }
}

extension ServiceIdentifier {
  /// Whether it is at the host of a site; any is at none.
  fileprivate func isAt(_ site: ServiceIdentifier?) -> Bool { site.map(hasHost) ?? true }
}
