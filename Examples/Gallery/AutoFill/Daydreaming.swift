import Rehearsal

/// Has nothing to say to the silent call, because on the developer's phone somebody always opened the list.
final class Daydreaming: Drawer {
  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {}
}
