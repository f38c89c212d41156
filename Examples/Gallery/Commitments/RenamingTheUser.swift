import Designs
import Rehearsal

/// Completes with the user name in the form in which its own database keeps it.
///
/// The Keychain takes what it is told: the entry the user knows is gone, and the server signs nobody in under
/// the name in the new one.
final class RenamingTheUser: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      let user = "\(change.existing.user)@\(change.service.host)"
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: user, password: change.newPassword))
    }
  }
}

/// Completes with the very user name that the Keychain holds.
final class KeepingTheName: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      let user = change.existing.user
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: user, password: change.newPassword))
    }
  }
}
