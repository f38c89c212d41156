import Rehearsal

/// Answers a list with credentialIdentityNotFound, though nobody has named an identity.
final class NobodyHome: Drawer {
  override func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
  }
}
