public import Rehearsal

/// Overrides Cancel to ask its server once more whether the old password still holds, before it gives in.
///
/// It is right as long as the server is quick: ten seconds after Cancel the system does not wait any more.
public final class MakingSure: AccountModificationHandler {
  private var existing: PasswordCredential?

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

  /// Asks for the code, and remembers whose password it is.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    existing = change.existing
    context.askForCode(change.existing) { session in
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  /// Asks the server first and cancels when it has answered, whatever it said.
  public func cancelRequest(in context: RequestContext) {
    guard let existing else { return context.cancelRequestByDefault() }
    context.send(.signIn(existing)) { _ in context.cancelRequest(with: .userCanceled) }
  }
}
