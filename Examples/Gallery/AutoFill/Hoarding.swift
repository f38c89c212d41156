import Rehearsal

/// Saves a password and trusts the system to suggest it, which suggests only what the provider put into its store.
class Hoarding: Drawer {
  override func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    context.completeSavePasswordRequest()
  }
}

/// Puts the identity into the store and does not listen to what the store says.
final class NotListening: Hoarding {
  private static let record = "6"

  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    guard let identity = request.identity, identity.recordIdentifier == Self.record,
      let password = context.kept(Self.record)?.text
    else { return super.provideCredentialWithoutUserInteraction(for: request, in: context) }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  override func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    context.keep(.text(saved.password), as: Self.record)
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.completeSavePasswordRequest() }
      context.identityStore.save([CredentialIdentity(saved.user, at: service, record: Self.record)]) { _ in
        context.completeSavePasswordRequest()
      }
    }
  }
}
