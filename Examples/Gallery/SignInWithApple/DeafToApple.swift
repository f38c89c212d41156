import Designs
import Rehearsal

/// Does nothing when Apple gives no credential, because the sheet has told the user already.
///
/// The user is out of the sheet, and the request is not.
final class DeafToApple: Trusting {
  override func end(withoutApple error: ExtensionError?, in context: RequestContext) {}
}
