public import Rehearsal

/// Puts an alert on screen during the silent call, where nothing of the extension can be seen.
public final class Presenting: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Presents an alert, then does its work.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("One moment."), .button("OK")) { _ in }
    context.present()
    context.authorize(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
