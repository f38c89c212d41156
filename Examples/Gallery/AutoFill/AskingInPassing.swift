import Rehearsal

/// Wants its interface to make a passkey by the way, in the middle of what its user is really doing.
final class AskingInPassing: Drawer {
  override func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    context.cancelRequest(with: .userInteractionRequired)
  }
}
