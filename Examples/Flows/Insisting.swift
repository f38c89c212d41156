public import Rehearsal

/// Asks for interaction again when it is on screen already, instead of showing another field.
public final class Insisting: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes; where a code is wanted, asks for the interface.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  /// Wants a second interface for the code.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("We will send you a code."), .button("Continue")) { _ in
      context.cancelRequest(with: .userInteractionRequired)
    }
  }
}
