package import Rehearsal

/// Where people are whose phone a team has set up with logins of its own.
extension IdentityStore {
  /// The usual situations of who picks what is suggested, with the logins that are offered here in place of those that
  /// every search knows; `nil` where none of that kind is.
  package func situations(picking provision: Provision) -> [Situation]? {
    guard provision.isOffered, state.isEnabled else { return nil }
    let picks = identities.compactMap { identity in
      identity.pick(from: self).map { (kind: identity.provision, steps: $0) }
    }
    guard let first = picks.first(where: { $0.kind == provision }) else { return nil }
    let others = picks.filter { $0.steps != first.steps }
    let second = others.first { $0.kind == provision } ?? others.first { $0.kind == .password } ?? first
    return Situation.usual(provision).map { place($0, picking: [first.steps, second.steps]) }
  }

  /// Puts these logins into a situation, and beside them what is offered there though no vault has it.
  private func place(_ usual: Situation, picking requests: [[Step]]) -> Situation {
    var situation = usual
    let isOfGone = usual.asksForGone(1)
    let gone = usual.phone.autoFill.identityStore.identities.filter {
      isOfGone && usual.requests[0].picks($0.user)
    }
    situation.phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: identities + gone)
    if !identities.contains(where: { $0.kind == .password }) {
      situation.phone.autoFill.capabilities.remove(.passwords)
    }
    if !isOfGone, case .autoFill(let provision, _) = usual.errand {
      situation.errand = .autoFill(provision, requests)
    }
    return situation
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
