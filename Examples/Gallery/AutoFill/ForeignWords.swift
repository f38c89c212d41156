import Rehearsal

/// Cancels with the error of its own database where it has no such record.
final class ForeignWords: Drawer {
  override func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    context.cancelRequest(with: ExtensionError(domain: "DrawerDatabase", code: 19))
  }
}
