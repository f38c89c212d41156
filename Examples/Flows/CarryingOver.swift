public import Rehearsal

/// Keeps the session of the silent call for the call on screen, if that reaches the same handler.
public final class CarryingOver: AccountModificationHandler {
  private var session: String?

  /// A handler for one request.
  public init() {}

  /// Asks the server, and keeps the session that still lacks a code.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      self.session = answer.reply?["session"]
      context.cancelRequest(with: answer.reply?.status == 403 ? .userInteractionRequired : .failed)
    }
  }

  /// Asks for the code of that session; where it was lost, for everything anew.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard let session else {
      return context.askForCode(change.existing) { self.commit(change, $0, in: context) }
    }
    context.show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { tap in
      context.send(.verifyCode(tap["Code"], session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        self.commit(change, session, in: context)
      }
    }
  }

  private func commit(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    context.change(to: change.newPassword, session: session) {
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
