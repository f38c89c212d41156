public import Rehearsal

/// Overrides Cancel, cancels by itself as the header says, and calls super as the article says.
public final class DoubleCancel: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes; where a code is wanted, asks for the interface.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { _ in context.cancelRequest(with: .failed) }
  }

  /// Asks for the code.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.askForCode(change.existing) { _ in context.cancelRequest(with: .failed) }
  }

  /// Answers twice, because either way alone would have done.
  public func cancelRequest(in context: RequestContext) {
    context.cancelRequest(with: .userCanceled)
    context.cancelRequestByDefault()
  }
}
