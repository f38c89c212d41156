public import Rehearsal

/// Authorizes with the token its app passed along, and hands the app a receipt.
public final class Receipt: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Changes the password for an app that is signed in; the completion carries what the app wants to know.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard let token = change.userInfo?["token"] else { return context.cancelRequest(with: .failed) }
    context.send(.authorize(change.existing.user, token: token)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(
          updatedCredential: change.updated, userInfo: ["receipt": session])
      }
    }
  }
}
