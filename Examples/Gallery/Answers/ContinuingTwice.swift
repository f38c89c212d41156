import Designs
import Rehearsal

/// Tries once more after a network error, and forgets the `return`: it goes on to fail as well.
///
/// In a continuation this would be the crash “resumed twice”. Here it is a request that failed, and then a
/// password that changes behind the user's back.
final class ContinuingTwice: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    func attempt(_ triesLeft: Int) {
      send(.changePassword(change.newPassword, session: session), in: context) { answer in
        if answer == .networkError, triesLeft > 0 {
          attempt(triesLeft - 1)
        }
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
    attempt(1)
  }
}

/// Has the `return`: either another try, or an answer.
final class ContinuingOnce: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    func attempt(_ triesLeft: Int) {
      send(.changePassword(change.newPassword, session: session), in: context) { answer in
        if answer == .networkError, triesLeft > 0 {
          return attempt(triesLeft - 1)
        }
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
    attempt(1)
  }
}
