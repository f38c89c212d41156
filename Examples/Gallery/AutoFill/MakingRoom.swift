import Rehearsal

/// Makes room for the password that it generates, before anybody has taken it.
final class MakingRoom: Drawer {
  override func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.cancelRequest(with: .failed) }
      context.identityStore.removeAll { _ in
        context.completeGeneratePasswordRequest(results: ["vumdeh-3biXryk"])
      }
    }
  }
}
