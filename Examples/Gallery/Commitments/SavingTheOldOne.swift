import Designs
import Rehearsal

/// Completes with the credential it was given, where the new one was meant.
///
/// Two credentials of one type lie side by side, and the compiler is content with either. The Keychain saves the
/// password that has just ceased to work.
final class SavingTheOldOne: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.existing)
    }
  }
}
