/// The passwords that a provider says it has saved, held against what it fills in later (AS-63).
enum SavedPasswords {
  /// Remembers a password that was saved.
  static func keep(_ provided: Provided, _ asked: CredentialRequest, in world: inout World) {
    guard provided == .savedPassword, let credential = asked.savedPassword?.credential,
      let service = asked.services.first
    else { return }
    world.phone.autoFill.inquiry.saved.save(
      Keychain.Entry(credential.user, credential.password, at: service))
  }

  /// Forgets one that the website says is used no more: whatever its user has then, somebody else told the provider.
  static func forget(after report: CredentialReport, in world: inout World) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    world.phone.autoFill.inquiry.saved.remove(user, at: ServiceIdentifier(domain))
  }

  /// What is wrong with what is filled in for somebody whom the store has once for the site.
  static func mistakes(in provided: Provided, _ asked: CredentialRequest, _ world: World) -> [Mistake] {
    guard case .password(let credential) = provided,
      let service = asked.identity?.service ?? asked.services.first,
      let entry = world.phone.autoFill.inquiry.saved.entry(of: credential.user, at: service),
      entry.password != credential.password, world.phone.autoFill.identityStore.holdsOnce(credential.user)
    else { return [] }
    return [Mistake(.filledAnotherThanSaved, "for \(credential.user)")]
  }
}

extension IdentityStore {
  /// Whether it has one password of a user: of two it may be the other that was meant.
  fileprivate func holdsOnce(_ user: String) -> Bool {
    identities.count { $0.kind == .password && $0.user == user } == 1
  }
}
