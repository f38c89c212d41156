import Designs
import Rehearsal

/// Reckons with the date how much time it has left, and says nothing once the system must have lost patience.
///
/// A clock can be set while a reply is on its way: then no time is left although hardly any has passed, and whoever
/// waits for an answer gets none.
final class HurryingByTheCalendar: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let begun = context.clock
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard context.clock - begun < 9 else { return }
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Has an alarm count the time, which no clock changes.
final class HurryingByAnAlarm: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    var isLate = false
    let alarm = context.after(.seconds(9)) {
      isLate = true
      context.cancelRequest(with: .failed)
    }
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard !isLate else { return }
      context.cancel(alarm)
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
