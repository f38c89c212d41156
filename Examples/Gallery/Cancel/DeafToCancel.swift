import Designs
import Rehearsal

/// Gives in to Cancel only when there is nothing under way, and otherwise lets the server's answer decide.
///
/// The user said no while the server was at work; a second later the handler says yes in their place.
final class DeafToCancel: Trusting {
  override func cancelRequest(in context: RequestContext) {
    context.after(.seconds(5)) {
      self.isOver = true
      context.cancelRequest(with: .userCanceled)
    }
  }
}
