import Designs
import Rehearsal

/// Overrides Cancel to put its work away, and forgets to call super.
///
/// The interface is gone, the user thinks it is over, and the request stays open until the system takes it away
/// ten seconds later.
final class ForgettingSuper: Trusting {
  override func cancelRequest(in context: RequestContext) {
    isOver = true
  }
}

/// Puts its work away, and leaves the rest to the base class.
final class CallingSuper: Trusting {
  override func cancelRequest(in context: RequestContext) {
    isOver = true
    context.cancelRequestByDefault()
  }
}
