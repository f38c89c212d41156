public import Rehearsal

/// Overrides Cancel and forgets to cancel; the system has to do it, ten seconds later.
public final class StubbornCancel: AccountModificationHandler {
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

  /// Does nothing, where it should have canceled.
  public func cancelRequest(in context: RequestContext) {}
}
