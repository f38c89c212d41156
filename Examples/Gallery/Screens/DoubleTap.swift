import Designs
import Rehearsal

/// Leaves its button on screen while the server is at work, and does everything once more for every tap.
///
/// Nothing seems to happen, so people tap again. Two changes are made, and one request is completed twice.
class DoubleTap: Trusting {
  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { tap in
      self.hear(tap, for: change, in: context)
    }
  }

  func hear(_ tap: Tap, for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
      self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        self.commit(change, session: session, in: context)
      }
    }
  }
}

/// Does not listen to a second tap.
final class SingleTap: DoubleTap {
  private var isAtWork = false

  override func hear(_ tap: Tap, for change: PasswordChange, in context: RequestContext) {
    guard !isAtWork else { return }
    isAtWork = true
    super.hear(tap, for: change, in: context)
  }
}
