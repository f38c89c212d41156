import Designs
import Rehearsal

/// Sends once more whatever got no answer, also the code that the user has typed.
///
/// That is right for everything that comes to the same the second time. A code does not: the server has taken it and
/// lost its reply, and from then on it is the wrong code.
final class SendingAgain: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    super.send(message, in: context) { first in
      guard first == .networkError else { return answer(first) }
      super.send(message, in: context, answer: answer)
    }
  }
}
