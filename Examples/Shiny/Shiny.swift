public import Rehearsal

/// The smallest extension worth shipping: it changes the password when its server agrees.
public final class Shiny: AccountModificationHandler {
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
