import Designs
import Rehearsal

/// Gives in to Cancel as the header says, and calls super as the article says.
///
/// Either would do. Together they answer a request that is over.
final class CancelingTwice: Trusting {
  override func cancelRequest(in context: RequestContext) {
    super.cancelRequest(in: context)
    context.cancelRequestByDefault()
  }
}
