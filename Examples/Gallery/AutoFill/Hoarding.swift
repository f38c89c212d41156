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
  override func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let user = request.savedPassword?.credential.user, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.completeSavePasswordRequest() }
      context.identityStore.save([CredentialIdentity(user, at: service, record: "6")]) { _ in
        context.completeSavePasswordRequest()
      }
    }
  }
}
