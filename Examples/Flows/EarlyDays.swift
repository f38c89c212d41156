public import Rehearsal

/// Says `credentialIdentityNotFound` where the server does not know the account, as an early article has it.
public final class EarlyDays: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes and changes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else {
        return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
