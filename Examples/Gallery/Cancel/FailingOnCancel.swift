import Designs
import Rehearsal

/// Answers Cancel with `failed`, because the upgrade was not made.
///
/// To the user that is a message about a failure, as thanks for having changed their mind.
final class FailingOnCancel: Trusting {
  override func cancelRequest(in context: RequestContext) {
    isOver = true
    context.cancelRequest(with: .failed)
  }
}
