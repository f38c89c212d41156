import Rehearsal

/// Drops the password as soon as it has made a passkey by the way, though the account still takes the password, and
/// other devices know nothing else.
final class Superseding: Drawer {
  override func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    let old = notes.filter { $0.value.user == identity.user }.map { record, note in
      CredentialIdentity(note.user, at: "shiny.example", record: record)
    }
    context.identityStore.getState { state in
      guard state.supportsIncrementalUpdates else { return context.cancelRequest(with: .failed) }
      context.identityStore.remove(old) { _ in
        context.completeRegistrationRequest(
          credentialID: "key-1", relyingParty: identity.service.identifier)
      }
    }
  }
}
