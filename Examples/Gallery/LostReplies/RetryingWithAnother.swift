import Designs
import Rehearsal

/// Tries again with a different password, in case the server did not like the first, and completes with the first.
///
/// The retry was written by one hand and the completion by another. What the server has now, nobody wrote down.
final class RetryingWithAnother: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      self.send(.changePassword(change.newPassword + "2", session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}

/// Says the same thing again: a change to the same password may be made as often as one likes.
final class RetryingWithTheSame: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      self.send(.changePassword(change.newPassword, session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
