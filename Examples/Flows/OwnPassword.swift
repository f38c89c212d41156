public import Rehearsal

/// Chooses a password of its own where the server does not like the system's, and completes with that one.
public final class OwnPassword: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Tries the system's password first, then the same without hyphens.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        if answer.isSuccess {
          return context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
        guard answer.reply?.status == 422 else { return context.cancelRequest(with: .failed) }
        let own = PasswordCredential(
          user: change.existing.user, password: change.newPassword.filter { $0 != "-" })
        context.change(to: own.password, session: session) {
          context.completeChangePasswordRequest(updatedCredential: own)
        }
      }
    }
  }
}
