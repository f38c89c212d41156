/// What is wrong with a use of the identity store.
extension Simulation {
  /// Holds it against what whoever makes it could have known.
  func judge(_ use: IdentityStoreUse, hasAskedState: inout Bool) {
    let store = phone.autoFill.identityStore
    switch use {
    case .asksState: hasAskedState = true
    case .lists: break
    case .updates(let update):
      if !store.state.isEnabled {
        note(.updatedDisabledStore)
      } else if !hasAskedState {
        note(.updatedStoreUnasked)
      }
      guard store.state.isEnabled else { return }
      switch update {
      case .remove where !store.state.supportsIncrementalUpdates: note(.removedFromFreshStore)
      case .replace(let identities)
      where store.state.supportsIncrementalUpdates && identities.contains(where: store.contains):
        note(.replacedWholeStore)
      case .save, .remove, .removeAll, .replace: break
      }
    }
  }

  /// Looks at what has gone from the store by what the handler of an attempt did.
  func judgeLosses(since before: IdentityStore, in attempt: Int) {
    guard attempt == self.attempt, let violation = violationByRemoving, let asked = request?.provision else {
      return
    }
    let store = phone.autoFill.identityStore
    let lost = before.identities.filter { !store.contains($0) && asked.protects($0) }
    if !lost.isEmpty { note(violation, lost.map(\.user).joined(separator: ", ")) }
  }

  /// What it would break to remove something from the store now; `nil` where that is nobody's concern.
  var violationByRemoving: Violation? {
    switch request?.provision?.provision {
    case .automaticPasskey: .removedPasswordByTheWay
    case .generatedPasswords: .removedWhileGenerating
    default: nil
    }
  }
}

extension CredentialRequest {
  /// Whether an identity has to stay in the store while this is asked for: everything but, beside a new passkey, what is
  /// not the password of its user there (CP-22, CP-25).
  fileprivate func protects(_ stored: CredentialIdentity) -> Bool {
    guard provision == .automaticPasskey else { return true }
    return stored.kind == .password && stored.user == identity?.user
      && Form(services: services).fits(stored.service)
  }
}
