import Rehearsal

/// Says that it has no such record and leaves its identity in the store, where it is offered again.
final class Clinging: Drawer {
  override func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
  }
}
