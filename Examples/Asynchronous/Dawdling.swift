import Foundation
public import Rehearsal

/// Looks something up while it prepares its interface, and has its user look at nothing meanwhile.
///
/// The view comes up when the call returns, and what blocks in it blocks the main thread as well.
public final class Dawdling: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Asks its server, and then for the interface.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in
      context.cancelRequest(with: .userInteractionRequired)
    }
  }

  /// Waits, and lays out what it could have laid out at once.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    Thread.sleep(forTimeInterval: 2)
    context.show(.label("One moment more."), .button("Not Now")) { _ in
      context.cancelRequest(with: .userCanceled)
    }
  }
}
