import Designs
import Rehearsal

/// Keeps the session of its silent call for the code that the user types on screen, and has nothing else to go by.
///
/// The system may end the process between the two calls. The second one then finds no session, and the upgrade fails
/// though everything is there to make a new one.
final class LeaningOnTheFirstCall: Trusting {
  /// What the handlers of one process share.
  final class Memory {
    var session: String?
  }

  private let memory: Memory
  private let asksAgain: Bool

  /// One that asks for a new session where it remembers none, or one that gives up.
  init(_ memory: Memory, asksAgain: Bool = false) {
    self.memory = memory
    self.asksAgain = asksAgain
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { [self] answer in
      guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
      if answer.isSuccess { return commit(change, session: session, in: context) }
      memory.session = session
      context.cancelRequest(with: .userInteractionRequired)
    }
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard memory.session != nil || !asksAgain else {
      return super.prepareInterfaceToChangePassword(for: change, in: context)
    }
    context.show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { [self] tap in
      context.show(.label("One moment.")) { _ in }
      guard let session = memory.session else { return context.cancelRequest(with: .failed) }
      send(.verifyCode(tap["Code"], session: session), in: context) { [self] answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        commit(change, session: session, in: context)
      }
    }
  }
}
