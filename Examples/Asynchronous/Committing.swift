public import Rehearsal

/// Authorizes and changes with callbacks; what to make of the answer is left to those who know work of their own.
public class Committing: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, concludes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        self.conclude(answer.isSuccess, change, in: context)
      }
    }
  }

  func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    guard isChanged else { return context.cancelRequest(with: .failed) }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }
}
