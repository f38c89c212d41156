public import Rehearsal

/// Cancels with `failed` whenever Apple gave no credential, as the article's own sample does.
public final class FailingAlike: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple, links.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, _ in
        guard let credential else { return context.cancelRequest(with: .failed) }
        context.link(credential, session: session)
      }
    }
  }
}
