import Designs
import Rehearsal

/// Cancels with `userCanceled` when the server could not be reached, as if the user had wanted that.
///
/// The system then shows nothing, because users know what they canceled. This one canceled nothing, and never
/// learns that the old password is still there.
final class Shrugging: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .userCanceled) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
