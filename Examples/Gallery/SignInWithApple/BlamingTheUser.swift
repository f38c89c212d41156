import Designs
import Rehearsal

/// Takes every missing credential for a Cancel, also when Apple could not be reached.
///
/// The user tapped Continue, sees the sheet close, and is told nothing.
final class BlamingTheUser: Trusting {
  override func end(withoutApple error: ExtensionError?, in context: RequestContext) {
    context.cancelRequest(with: .userCanceled)
  }
}
