package import Rehearsal

/// Where people are whose phone a team has set up with logins of its own.
extension Situation {
  /// The usual situations of who picks what is suggested, with the logins that a store offers in place of those that every
  /// search knows; `nil` where it offers none of that kind.
  package static func picking(_ provision: Provision, from store: IdentityStore) -> [Situation]? {
    guard provision.isOffered, store.state.isEnabled else { return nil }
    let picks = store.identities.compactMap { identity in
      identity.pick(from: store).map { (kind: identity.provision, steps: $0) }
    }
    guard let first = picks.first(where: { $0.kind == provision }) else { return nil }
    let others = picks.filter { $0.steps != first.steps }
    let second = others.first { $0.kind == provision } ?? others.first { $0.kind == .password } ?? first
    let isBare = !store.identities.contains { $0.kind == .password }
    return usual(provision).map { situation in
      var situation = situation
      let gone = situation.phone.autoFill.identityStore.identities.filter { situation.asksFor($0) }
      let offered = store.identities + (situation.asksForGone(1) ? gone : [])
      situation.phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: offered)
      if isBare { situation.phone.autoFill.capabilities.remove(.passwords) }
      if !situation.asksForGone(1) { situation.errand = .autoFill(provision, [first.steps, second.steps]) }
      return situation
    }
  }

  /// Whether its first request picks somebody's login.
  private func asksFor(_ identity: CredentialIdentity) -> Bool {
    requests.first?.picks(identity.user) == true
  }
}

extension CredentialIdentity {
  /// What somebody does who picks it from among what a store offers; `nil` where it never comes up.
  fileprivate func pick(from store: IdentityStore) -> [Step]? {
    let host = service.formHost.isEmpty ? service.identifier : service.formHost
    let form = Form(at: "https://\(host)/login")
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.capabilities = Set(AutoFill.Capability.allCases)
    phone.autoFill.identityStore = store
    let alike = phone.suggestions(for: form).filter { $0.user == user }
    guard let place = alike.firstIndex(of: self) else { return nil }
    let number = alike.count == 1 ? nil : place + 1
    return [.user(.autoFill(.focuses(form))), .user(.autoFill(.picks(user, number: number)))]
  }
}
