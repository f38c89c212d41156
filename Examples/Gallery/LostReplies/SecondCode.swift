import Designs
import Rehearsal

/// Lets the user try a second code when the first is refused.
class TwoTries: Trusting {
  /// Whether the user was asked again.
  private(set) var isSecond = false

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    let label = isSecond ? "That was not the code. Try again." : "Enter the code we sent you."
    context.show(.label(label), .field("Code"), .button("Continue")) { tap in
      context.show(.label("One moment.")) { _ in }
      self.send(.authorize(change.existing), in: context) { answer in
        guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          self.goOn(with: answer, to: change, in: context)
        }
      }
    }
  }

  private func goOn(with answer: ServerAnswer, to change: PasswordChange, in context: RequestContext) {
    if let session = answer["session"] { return commit(change, session: session, in: context) }
    guard answer.reply?.status == 401, !isSecond else {
      return context.cancelRequest(with: .failed(because: "That was not the code."))
    }
    isSecond = true
    prepareInterfaceToChangePassword(for: change, in: context)
  }
}

/// Makes sure after a second code that the change worked, by signing in, and cancels when it does not hear back.
///
/// Signing in is what ends the grace of the old password. It takes a slip of the user's finger and, eighteen events
/// after the tap that began it all, one lost reply: nobody tries that by hand.
final class SecondCode: TwoTries {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    guard isSecond else { return super.commit(change, session: session, in: context) }
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      self.send(.signIn(change.updated), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
