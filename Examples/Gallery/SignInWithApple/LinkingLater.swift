import Designs
import Rehearsal

/// Completes with Apple's credential in hand, and tells its server on the side.
///
/// On completion the system deletes the password. Until the server knows of Apple there is no way in at all, and
/// if the message is lost there never will be.
final class LinkingLater: Trusting {
  override func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    context.completeUpgradeToSignInWithApple()
    send(.linkApple(credential, session: session), in: context) { _ in }
  }
}
