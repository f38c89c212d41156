import Designs
import Rehearsal

/// Ends with `userCanceled` and adds a reason, to be friendly.
///
/// A reason is for people who do not know why it ended. This one just tapped Cancel.
final class ExcusingTheUser: Trusting {
  override func end(withoutApple error: ExtensionError?, in context: RequestContext) {
    guard error == .userCanceled else { return context.cancelRequest(with: .failed) }
    context.cancelRequest(with: ExtensionError(.userCanceled, reason: "You can upgrade at any time."))
  }
}
