import Designs
import Rehearsal

/// Deals with the new password, and with a network that fails; forgets that a server can also say no.
///
/// Every path needs an answer. The one nobody thought of leaves the user before a spinner until the system has
/// had enough.
final class ForgettingRefusals: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer == .networkError { context.cancelRequest(with: .failed) }
      if answer.isSuccess { context.completeChangePasswordRequest(updatedCredential: change.updated) }
    }
  }
}

/// Asks one question less: whatever is not a success is a failure.
final class TakingNoForAnAnswer: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
