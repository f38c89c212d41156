public import Rehearsal

/// Completes an upgrade to Sign in with Apple and has never asked Apple.
public final class WithoutApple: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes and completes.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { _ in context.completeUpgradeToSignInWithApple() }
  }
}
