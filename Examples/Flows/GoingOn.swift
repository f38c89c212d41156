public import Rehearsal

/// Finishes the upgrade although the user tapped Cancel while the server was at work.
public final class GoingOn: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes; where a code is wanted, asks for the interface.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { _ in context.cancelRequest(with: .failed) }
  }

  /// Asks for the code, changes and completes.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.askForCode(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  /// Lets the answer of the server decide, and cancels only when none has come for five seconds.
  public func cancelRequest(in context: RequestContext) {
    context.after(.seconds(5)) { context.cancelRequest(with: .userCanceled) }
  }
}
