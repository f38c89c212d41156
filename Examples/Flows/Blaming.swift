public import Rehearsal

/// Says `userCanceled` whenever Apple gave no credential, also when the user did nothing of the kind.
public final class Blaming: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple, links.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, _ in
        guard let credential else { return context.cancelRequest(with: .userCanceled) }
        context.link(credential, session: session)
      }
    }
  }
}
