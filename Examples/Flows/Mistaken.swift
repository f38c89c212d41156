public import Rehearsal

/// Changes to a password of its own and completes with the system's.
public final class Mistaken: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Commits one password and hands over another.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in
      context.change(to: "Our-0wn-choice", session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
