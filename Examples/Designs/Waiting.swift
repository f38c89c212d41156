public import Rehearsal

/// Trusts like ``Trusting``, and waits for an answer for as long as it takes.
///
/// When none comes it never answers either, and the system gives up.
public final class Waiting: Trusting {
  public override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    context.send(message, answer: answer)
  }
}
