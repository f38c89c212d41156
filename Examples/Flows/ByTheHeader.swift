public import Rehearsal

/// Asks for its interface with `userCanceled`, as the comments in Apple's header have it.
public final class ByTheHeader: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Asks the server, and for the interface where a code is wanted.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      context.cancelRequest(with: answer.reply?.status == 403 ? .userCanceled : .failed)
    }
  }

  /// Asks for the code and changes the password.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.askForCode(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
