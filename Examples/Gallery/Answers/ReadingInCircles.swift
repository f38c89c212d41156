import Designs
import Rehearsal

/// Reads on in the reply until it has found the session, and has no plan for a reply without one.
///
/// A refusal is such a reply. The loop never ends, no time-out can go off in it, and the system ends the process.
final class ReadingInCircles: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard let reply = answer.reply else { return context.cancelRequest(with: .failed) }
      var place = 0
      while reply.status != 204 || place < session.utf8.count { place = (place + 1) % 64 }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
