public import Rehearsal

/// Takes over the screen to say that it is at work, and wants nothing of the user there.
public final class Announcing: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Has its server agree to the change, and asks for a screen before making it.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { _ in context.cancelRequest(with: .userInteractionRequired) }
  }

  /// Changes the password under a label.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("Changing your password…")) { _ in }
    context.authorize(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
