public import Rehearsal

/// Asks, after a network error, what holds now, and completes or cancels accordingly.
///
/// No single lost message locks anybody out. Two do, and so does a process that ends between the server's
/// change and the handler's answer.
public final class Asking: Trusting {
  public override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    self.send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      guard answer == .networkError else { return context.cancelRequest(with: .failed) }
      self.learn(whether: .signIn(change.updated), or: change.existing, in: context) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  public override func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    self.send(.linkApple(credential, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeUpgradeToSignInWithApple() }
      guard answer == .networkError else { return context.cancelRequest(with: .failed) }
      self.learn(whether: .signIn(appleUser: credential.user), or: conversion.existing, in: context) {
        context.completeUpgradeToSignInWithApple()
      }
    }
  }

  /// Signs in the new way, and where that is refused the old way, to learn which one holds.
  private func learn(
    whether new: Message, or old: PasswordCredential, in context: RequestContext,
    thenComplete: @escaping () -> Void
  ) {
    self.send(new, in: context) { answer in
      if answer.isSuccess { return thenComplete() }
      guard answer.reply != nil else { return context.cancelRequest(with: .failed) }
      self.send(.signIn(old), in: context) { answer in
        let reason = "Nothing was changed. Try again."
        context.cancelRequest(with: answer.isSuccess ? .failed(because: reason) : .failed)
      }
    }
  }
}
