public import Rehearsal

/// Wants its interface back after Apple's sheet, to say thank you.
public final class NoWayBack: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Converts the account; where a code is wanted, asks for the interface.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { session in
      context.askApple(session: session) { credential, error in
        guard let credential else { return context.cancelRequest(with: error ?? .failed) }
        context.link(credential, session: session)
      }
    }
  }

  /// Asks for the code, then Apple; then presents something, though its interface is gone.
  public func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.askForCode(conversion.existing) { session in
      context.askApple(session: session) { credential, error in
        guard let credential else { return context.cancelRequest(with: error ?? .failed) }
        context.show(.label("Thank you."), .button("Done")) { _ in }
        context.present()
        context.link(credential, session: session)
      }
    }
  }
}
