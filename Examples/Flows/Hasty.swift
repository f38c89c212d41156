public import Rehearsal

/// Completes without a word to its server: the Keychain learns a password that nobody else knows.
public final class Hasty: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Completes at once.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }
}
