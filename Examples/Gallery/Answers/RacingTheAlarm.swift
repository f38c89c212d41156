import Designs
import Rehearsal

/// Sets an alarm beside every message, and lets both of them answer.
///
/// When the reply comes after the alarm, the request has failed already; the handler goes on all the same,
/// changes the password, and speaks a second time.
final class RacingTheAlarm: Trusting {
  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    let alarm = context.after(.seconds(2)) {
      guard !self.isOver else { return }
      answer(.networkError)
    }
    context.send(message) { reply in
      guard !self.isOver else { return }
      context.cancel(alarm)
      answer(reply)
    }
  }
}
