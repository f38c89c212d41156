public import Rehearsal

/// Asks every user to confirm, without having asked its server whether that is needed.
public final class Bothering: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Wants the user at once.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  /// Changes the password when the user has confirmed.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("Do you really want this?"), .button("Yes")) { _ in
      context.authorize(change.existing) { session in
        context.change(to: change.newPassword, session: session) {
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      }
    }
  }
}
