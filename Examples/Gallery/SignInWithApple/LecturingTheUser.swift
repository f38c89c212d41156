import Designs
import Rehearsal

/// Says `failed` to a user who canceled Apple's sheet, and explains what to do better.
///
/// Nothing failed: somebody made up their mind.
final class LecturingTheUser: Trusting {
  override func end(withoutApple error: ExtensionError?, in context: RequestContext) {
    context.cancelRequest(with: .failed(because: "You need to approve Apple's sheet."))
  }
}
