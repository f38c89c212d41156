/// What is wrong with a use of the identity store.
extension IdentityStore {
  /// Holds a use against what whoever makes it could have known of the store as it is.
  func mistakes(in use: IdentityStoreUse, hasAskedState: Bool) -> [Mistake] {
    guard case .updates(let update) = use else { return [] }
    guard state.isEnabled else { return [Mistake(.updatedDisabledStore)] }
    var mistakes = hasAskedState ? [] : [Mistake(.updatedStoreUnasked)]
    switch update {
    case .remove where !state.supportsIncrementalUpdates: mistakes.append(Mistake(.removedFromFreshStore))
    case .replace(let identities)
    where state.supportsIncrementalUpdates && identities.contains(where: contains):
      mistakes.append(Mistake(.replacedWholeStore))
    case .save, .remove, .removeAll, .replace: break
    }
    return mistakes
  }
}

extension Provision {
  /// What it breaks to remove something from the store while this is asked for; `nil` where that is nobody's concern.
  var violationByRemoving: Violation? {
    switch self {
    case .automaticPasskey: .removedPasswordByTheWay
    case .generatedPasswords: .removedWhileGenerating
    case .savedPassword, .passkeyRegistration, .unusedPassword, .unknownPasskey, .acceptedPasskeys,
      .updatedPasskey:
      .emptiedStore
    default: nil
    }
  }
}

extension CredentialRequest {
  /// What has gone from the store that has to stay in it.
  func losses(from before: IdentityStore, to store: IdentityStore) -> [CredentialIdentity] {
    protected(among: before.identities).filter { !store.contains($0) }
  }

  /// Those that have to stay where they are.
  func protected(among identities: [CredentialIdentity]) -> [CredentialIdentity] {
    identities.filter(protects)
  }

  /// Whether an identity has to stay in the store while this is asked for: everything but what it is about (IS-15),
  /// and beside a passkey that is made by the way, the password of its user there (CP-22, CP-25).
  fileprivate func protects(_ stored: CredentialIdentity) -> Bool {
    switch report {
    case .unusedPassword(let user, let domain):
      return stored.kind != .password || stored.user != user
        || !stored.service.isKin(of: ServiceIdentifier(domain))
    case .unknownPasskey(let credentialID, _): return !stored.isPasskey(credentialID)
    case .acceptedPasskeys(let credentialIDs, let userHandle, _):
      return !stored.isPasskey(of: userHandle) || credentialIDs.contains { stored.isPasskey($0) }
    case .updatedPasskey(_, let userHandle, _): return !stored.isPasskey(of: userHandle)
    case nil: break
    }
    if let savedPassword {
      return stored.user != savedPassword.credential.user
        || stored.kind == .password && services.allSatisfy { !stored.service.isKin(of: $0) }
    }
    // Whoever makes a passkey may give up what they had there before.
    if provision == .passkeyRegistration { return stored.user != identity?.user }
    guard provision == .automaticPasskey else { return true }
    return stored.kind == .password && stored.user == identity?.user
      && Form(at: services).fits(stored.service)
  }
}

extension CredentialIdentity {
  fileprivate func isPasskey(_ id: String) -> Bool {
    if case .passkey(credentialID: let own, _) = kind { own == id } else { false }
  }

  fileprivate func isPasskey(of userHandle: String) -> Bool {
    if case .passkey(_, userHandle: let own) = kind { own == userHandle } else { false }
  }
}
