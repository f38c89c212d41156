import Designs
import Rehearsal

/// Asks for its interface when the user has canceled Apple's sheet, to ask whether they are sure.
///
/// They are.
final class InsistingAfterCancel: Trusting {
  override func end(withoutApple error: ExtensionError?, in context: RequestContext) {
    context.cancelRequest(with: error == .userCanceled ? .userInteractionRequired : .failed)
  }
}
