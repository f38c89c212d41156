public import Rehearsal

/// Cancels with an error of its own domain, which says nothing to the system.
public final class ForeignError: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Passes on what its networking code threw.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in
      context.cancelRequest(with: ExtensionError(domain: "ShinyErrorDomain", code: 100))
    }
  }
}
