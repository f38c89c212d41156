import Rehearsal

/// Looks for the service and not for the record, and so gives everybody the password of whoever comes first.
final class TakingTheFirst: Drawer {
  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    give(Self.jappleseed, in: context)
  }
}
