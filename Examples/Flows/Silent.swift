public import Rehearsal

/// Authorizes and then forgets to say how it ended.
public final class Silent: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Asks the server and does nothing with the answer.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in }
  }
}
