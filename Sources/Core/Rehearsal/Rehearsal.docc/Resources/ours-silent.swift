import Rehearsal

/// Shiny's extension: it changes the password when the server agrees.
public final class Ours: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
