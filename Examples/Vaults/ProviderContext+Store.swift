import Rehearsal

/// How a vault keeps its identity store in step, whatever the store has to say to that.
extension ProviderContext {
  /// Takes identities out of the store, and says whether none of them is offered any more.
  func forget(_ identities: [CredentialIdentity], then goOn: @escaping (Bool) -> Void) {
    guard !identities.isEmpty else { return goOn(true) }
    identityStore.getState { state in
      guard state.isEnabled, state.supportsIncrementalUpdates else { return goOn(true) }
      self.update(.remove(identities), then: goOn)
    }
  }

  /// Puts an identity into the store where the provider is enabled, and says whether that worked.
  ///
  /// A store that was emptied meanwhile takes no single one: it wants the whole list.
  func remember(
    _ identity: CredentialIdentity, of all: [CredentialIdentity], then goOn: @escaping (Bool) -> Void
  ) {
    identityStore.getState { state in
      guard state.isEnabled else { return goOn(true) }
      self.update(state.supportsIncrementalUpdates ? .save([identity]) : .replace(all), then: goOn)
    }
  }

  /// Writes the full list where the provider is enabled, and says whether that worked.
  func rewrite(_ identities: [CredentialIdentity], then goOn: @escaping (Bool) -> Void) {
    identityStore.getState { state in
      guard state.isEnabled else { return goOn(true) }
      self.update(.replace(identities), then: goOn)
    }
  }

  /// Has the store bear out what a website said of passkeys, whoever put them there: it may offer some that the vault
  /// has lost, or never had.
  func heed(_ report: CredentialReport, having all: [CredentialIdentity]) {
    guard let party = report.relyingParty else { return }
    identityStore.list(of: ServiceIdentifier(party), .passkey) { offered in
      self.forget(offered.filter { $0.isUseless(after: report) }) { _ in }
      guard case .updatedPasskey(let newName, let userHandle, _) = report else { return }
      for identity in offered where identity.isPasskey(of: userHandle) && identity.user != newName {
        var renamed = identity
        renamed.user = newName
        // It holds both for a moment, because a process that ends in between must not leave neither.
        self.remember(renamed, of: all) { isOffered in if isOffered { self.forget([identity]) { _ in } } }
      }
    }
  }

  /// Lays out an interface that takes one tap.
  ///
  /// A process that was suspended gets every tap at once, and two of them would be two answers.
  func ask(_ elements: [Interface.Element], onTap: @escaping (Tap) -> Void) {
    var isTapped = false
    show(elements) { tap in
      guard !isTapped else { return }
      isTapped = true
      onTap(tap)
    }
  }

  /// Takes away what could be tapped a second time, until there is an answer.
  func showPatience() {
    show(.label("One moment.")) { _ in }
  }

  /// Says that an identity is unknown, once it is offered no more.
  func miss(_ identity: CredentialIdentity) {
    forget([identity]) { isForgotten in
      self.cancelRequest(with: isForgotten ? ExtensionError(.credentialIdentityNotFound) : .failed)
    }
  }

  /// Makes an update; a store that is busy is asked again, as long as AutoFill waits.
  private func update(
    _ update: IdentityStoreUpdate, attempts: Int = 4, then goOn: @escaping (Bool) -> Void
  ) {
    identityStore.update(update) { error in
      guard error == .storeBusy, attempts > 1 else { return goOn(error == nil) }
      self.after(.milliseconds(500)) { self.update(update, attempts: attempts - 1, then: goOn) }
    }
  }
}

extension CredentialReport {
  /// The website whose passkeys it is about; `nil` where it is about a password.
  fileprivate var relyingParty: String? {
    switch self {
    case .unknownPasskey(_, let party), .acceptedPasskeys(_, _, let party), .updatedPasskey(_, _, let party):
      party
    case .unusedPassword: nil
    }
  }
}

extension CredentialIdentity {
  /// Whether it is a passkey by which a website knows its user.
  fileprivate func isPasskey(of userHandle: String) -> Bool {
    if case .passkey(_, userHandle) = kind { true } else { false }
  }

  /// Whether it is a passkey of the website that reports, which does not take it.
  fileprivate func isUseless(after report: CredentialReport) -> Bool {
    guard case .passkey(let own, let ownHandle) = kind else { return false }
    return switch report {
    case .unknownPasskey(let credentialID, _): credentialID == own
    case .acceptedPasskeys(let accepted, let handle, _): handle == ownHandle && !accepted.contains(own)
    case .unusedPassword, .updatedPasskey: false
    }
  }
}
