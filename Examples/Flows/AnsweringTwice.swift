public import Rehearsal

/// Completes, and then cancels as well, because its clean-up runs at the end of every way.
public final class AnsweringTwice: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Gives two answers to one request.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        if answer.isSuccess { context.completeChangePasswordRequest(updatedCredential: change.updated) }
        context.cancelRequest(with: .failed)
      }
    }
  }
}
