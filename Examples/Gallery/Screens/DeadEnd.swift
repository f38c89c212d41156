import Designs
import Rehearsal

/// Shows “That was not the code.” and nothing else: no field to try again, no button, no answer.
///
/// The happy path has its screens. This one has only the Cancel that the system put there, and a user who does
/// not think of it sits before it still.
class DeadEnd: Trusting {
  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    ask("Enter the code we sent you.", for: change, in: context)
  }

  func ask(_ question: String, for change: PasswordChange, in context: RequestContext) {
    context.show(.label(question), .field("Code"), .button("Continue")) { tap in
      context.show(.label("One moment.")) { _ in }
      self.send(.authorize(change.existing), in: context) { answer in
        guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          if answer.reply?.status == 401 { return self.turnDown(change, in: context) }
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          self.commit(change, session: session, in: context)
        }
      }
    }
  }

  func turnDown(_ change: PasswordChange, in context: RequestContext) {
    context.show(.label("That was not the code.")) { _ in }
  }
}

/// Asks again after a wrong code.
final class SecondChance: DeadEnd {
  override func turnDown(_ change: PasswordChange, in context: RequestContext) {
    ask("That was not the code. Try again.", for: change, in: context)
  }
}
