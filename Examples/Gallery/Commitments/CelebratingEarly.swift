import Designs
import Rehearsal

/// Completes as soon as the change is on its way, because it has never failed so far.
///
/// The Keychain lets go of the old password while the server still wants it. From then on every message that is
/// lost, and every server that says no, locks somebody out.
final class CelebratingEarly: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { _ in }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }
}
