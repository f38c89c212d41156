public import Rehearsal

/// Asks Apple, and asks again before there is an answer.
public final class AskingTwice: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple twice, and links what the first answer brings.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.send(.appleChallenge(session: session)) { answer in
        let nonce = answer["nonce"]
        context.getSignInWithAppleUpgradeAuthorization(state: "once", nonce: nonce) { credential, error in
          guard let credential else { return context.cancelRequest(with: error ?? .failed) }
          context.link(credential, session: session)
        }
        context.getSignInWithAppleUpgradeAuthorization(state: "again", nonce: nonce) { _, _ in }
      }
    }
  }
}
