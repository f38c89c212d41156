public import Rehearsal

/// Asks Apple before it asks its own server whether the account may be converted at all.
public final class AppleFirst: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Shows Apple's sheet at once, and looks afterwards.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { credential, error in
      guard let credential else { return context.cancelRequest(with: error ?? .failed) }
      context.authorize(conversion.existing) { session in context.link(credential, session: session) }
    }
  }
}
