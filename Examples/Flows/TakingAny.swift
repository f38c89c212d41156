public import Rehearsal

/// Keeps both credentials in a dictionary, and completes with whatever that gives first.
///
/// On a desk that is the new one for as long as the process lives, and perhaps for as long as anybody looks. On a phone every
/// process walks its dictionaries in an order of its own.
public final class TakingAny: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let credentials = ["existing": change.existing, "updated": change.updated]
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess, let credential = credentials.values.first(where: { !$0.password.isEmpty })
        else {
          return context.cancelRequest(with: .failed)
        }
        context.completeChangePasswordRequest(updatedCredential: credential)
      }
    }
  }
}
