import Designs
import Rehearsal

/// Overrides Cancel to ask its server whether the old password still holds, and gives in when it has heard.
///
/// On a good day that takes a moment. Cancel on a bad one, and the ten seconds are over before there is a reply:
/// it takes the user *and* the network to show it.
final class AskingBeforeGivingIn: Trusting {
  override func cancelRequest(in context: RequestContext) {
    isOver = true
    context.send(.verifyCode("", session: "")) { _ in context.cancelRequest(with: .userCanceled) }
  }
}

/// Gives in first; what the server thinks of it can wait for the next request.
final class GivingInFirst: Trusting {
  override func cancelRequest(in context: RequestContext) {
    isOver = true
    context.cancelRequest(with: .userCanceled)
    context.send(.verifyCode("", session: "")) { _ in }
  }
}
