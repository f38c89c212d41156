import Designs
import Rehearsal

/// Starts all over after a network error, and takes it for a failure when the old password is refused.
///
/// That refusal is the best news there could be: the first try got through. The handler reads it the other way
/// round, and the Keychain keeps a password that has ceased to work.
final class StartingAllOver: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      self.authorize(change.existing, change.userInfo, in: context) { session in
        guard let session else { return context.cancelRequest(with: .failed) }
        super.commit(change, session: session, in: context)
      }
    }
  }
}
