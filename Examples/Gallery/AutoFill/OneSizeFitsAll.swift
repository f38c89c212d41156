import Rehearsal

/// Answers every request with a password, whatever it asks for.
final class OneSizeFitsAll: Drawer {
  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    give(PasswordCredential(user: request.identity?.user ?? "", password: "correct horse"), in: context)
  }
}
