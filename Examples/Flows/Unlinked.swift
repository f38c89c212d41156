public import Rehearsal

/// Completes with Apple's credential in hand and never tells its server.
public final class Unlinked: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple, and believes that this was all.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, error in
        guard credential != nil else { return context.cancelRequest(with: error ?? .failed) }
        context.completeUpgradeToSignInWithApple()
      }
    }
  }
}
