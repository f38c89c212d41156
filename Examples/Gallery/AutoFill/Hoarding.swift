import Rehearsal

/// Saves a password and trusts the system to suggest it, which suggests only what the provider put into its store.
class Hoarding: Drawer {
  override func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    context.completeSavePasswordRequest()
  }
}

/// Puts the identity into the store, and says that all is well whatever the store says.
final class NotListening: Hoarding {
  /// By what it knows what it saved.
  private static func record(of user: String, at service: ServiceIdentifier) -> String {
    "\(user) at \(service.host)"
  }

  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    guard let identity = request.identity, let record = identity.recordIdentifier,
      let password = context.kept(record)?.text
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
    let record = Self.record(of: saved.user, at: service)
    context.keep(.text(saved.password), as: record)
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.completeSavePasswordRequest() }
      context.identityStore.save([CredentialIdentity(saved.user, at: service, record: record)]) { error in
        if error == nil {
          self.forget(saved.user, in: context)
        } else {
          context.completeSavePasswordRequest()
        }
      }
    }
  }

  /// Offers no more what it had of somebody before.
  private func forget(_ user: String, in context: ProviderContext) {
    guard let record = notes.first(where: { $0.value.user == user })?.key else {
      return context.completeSavePasswordRequest()
    }
    context.identityStore.remove([CredentialIdentity(user, at: "shiny.example", record: record)]) { _ in
      context.completeSavePasswordRequest()
    }
  }
}
