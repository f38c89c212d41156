import Designs
import Rehearsal

/// Hands the system whatever error its networking code threw.
///
/// The system understands only the errors of its own domain: what `NSURLErrorDomain` means by -1001, it does not
/// know.
final class PassingErrorsOn: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else {
        return context.cancelRequest(with: ExtensionError(domain: "NSURLErrorDomain", code: -1001))
      }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Keeps the foreign error to itself, says `failed`, and tells the user what happened in a reason.
final class PuttingErrorsInWords: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else {
        return context.cancelRequest(with: .failed(because: "Shiny could not be reached. Try again later."))
      }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
