import Rehearsal

/// The store for handlers that wait: whoever calls it stays on their own actor, as with all that is imported from Objective-C.
extension ASCredentialIdentityStore {
  /// Asks whether the extension is enabled, and whether its store takes changes.
  public nonisolated(nonsending) func state() async -> ASCredentialIdentityStoreState {
    guard case .state(let state) = await answer(to: .asksState) else {
      return ASCredentialIdentityStoreState()
    }
    return ASCredentialIdentityStoreState(state)
  }

  /// Lists the identities of a service, or of all.
  public nonisolated(nonsending) func credentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier?, credentialIdentityTypes: IdentityTypes
  ) async -> [any ASCredentialIdentity] {
    let service = serviceIdentifier.map { ServiceIdentifier($0) }
    let reading = Backstage.autoFillProfile.storedIdentities
    guard case .identities(let found) = await answer(to: .lists(of: service, .init(credentialIdentityTypes)))
    else { return [] }
    return found.map { $0.asStored(reading) }
  }

  /// Saves passwords, each in the place of the one that is the same.
  public nonisolated(nonsending) func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws {
    try await make(.save(credentialIdentities.map { CredentialIdentity($0) }))
  }

  /// Saves identities, each in the place of the one that is the same.
  public nonisolated(nonsending) func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws {
    try await make(.save(credentialIdentities.map { CredentialIdentity($0) }))
  }

  /// Removes passwords.
  public nonisolated(nonsending) func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws {
    try await make(.remove(credentialIdentities.map { CredentialIdentity($0) }))
  }

  /// Removes identities.
  public nonisolated(nonsending) func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity]
  ) async throws {
    try await make(.remove(credentialIdentities.map { CredentialIdentity($0) }))
  }

  /// Removes whatever is there.
  public nonisolated(nonsending) func removeAllCredentialIdentities() async throws {
    try await make(.removeAll)
  }

  /// Puts passwords in the place of whatever is there.
  public nonisolated(nonsending) func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity]
  ) async throws {
    try await make(.replace(newCredentialIdentities.map { CredentialIdentity($0) }))
  }

  /// Puts identities in the place of whatever is there.
  public nonisolated(nonsending) func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity]
  ) async throws {
    try await make(.replace(newCredentialIdentities.map { CredentialIdentity($0) }))
  }

  private nonisolated(nonsending) func make(_ update: IdentityStoreUpdate) async throws {
    if let error = await answer(to: .updates(update)).error { throw ASCredentialIdentityStoreError(error) }
  }

  /// Nothing checks the continuation, because a process that ends hears no answer.
  private nonisolated(nonsending) func answer(to use: IdentityStoreUse) async -> IdentityStoreAnswer {
    await withUnsafeContinuation { continuation in
      ask(use) { continuation.resume(returning: $0) }
    }
  }
}
