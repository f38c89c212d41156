public import Rehearsal

/// Explains to users who canceled Apple's sheet that they canceled it.
public final class Lecturing: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple, links; a canceled sheet gets a reason.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, _ in
        guard let credential else {
          return context.cancelRequest(with: .failed(because: "You canceled the sheet."))
        }
        context.link(credential, session: session)
      }
    }
  }
}
