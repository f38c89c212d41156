public import Rehearsal

/// Asks for its interface when the user has canceled Apple's sheet, to ask once more.
public final class ShowingMore: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, asks Apple, links; does not take a Cancel for an answer.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, error in
        guard let credential else {
          return context.cancelRequest(with: error == .userCanceled ? .userInteractionRequired : .failed)
        }
        context.link(credential, session: session)
      }
    }
  }

  /// Asks whether the user is sure.
  public func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.show(.label("Are you sure?"), .button("Yes")) { _ in context.cancelRequest(with: .userCanceled) }
  }
}
