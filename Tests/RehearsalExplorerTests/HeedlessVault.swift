import Rehearsal

/// A provider that does all it has to, and not all of it as it should be done.
final class HeedlessVault: CredentialProviderHandler {
  /// What it does with an identity that it does not know.
  enum Habit: CaseIterable {
    /// Takes it out of the store, and asks a busy one again.
    case removes
    /// Leaves it there.
    case leaves
    /// Takes it out of the store, unless that is busy at the moment.
    case removesAtOnce
  }

  private let habit: Habit

  init(_ habit: Habit) {
    self.habit = habit
  }

  static func program(_ habit: Habit) -> Program { Program(provider: { HeedlessVault(habit) }) }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    guard let password = ["jappleseed": "kitten1", "kim": "letmein"][identity.user] else {
      return miss(identity, in: context)
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  private func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    guard habit != .leaves else { return sayMissing(in: context) }
    context.identityStore.getState { state in
      guard state.isEnabled, state.supportsIncrementalUpdates else { return self.sayMissing(in: context) }
      self.remove(identity, attempts: self.habit == .removes ? 4 : 1, in: context)
    }
  }

  private func remove(_ identity: CredentialIdentity, attempts: Int, in context: ProviderContext) {
    context.identityStore.remove([identity]) { error in
      guard error != nil else { return self.sayMissing(in: context) }
      guard attempts > 1 else {
        return self.habit == .removes
          ? context.cancelRequest(with: .failed) : self.sayMissing(in: context)
      }
      context.after(.milliseconds(500)) { self.remove(identity, attempts: attempts - 1, in: context) }
    }
  }

  private func sayMissing(in context: ProviderContext) {
    context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
  }
}
