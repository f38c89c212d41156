public import Rehearsal

/// Overrides Cancel to put away what it started, and then leaves the canceling to the base class.
public final class TidyingUp: AccountModificationHandler {
  private var reminder: RequestContext.Alarm?

  /// A handler for one request.
  public init() {}

  /// Authorizes; where a code is wanted, asks for the interface.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in self.commit(change, session, in: context) }
  }

  /// Asks for the code, and offers another one when half a minute has passed.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.askForCode(change.existing) { session in self.commit(change, session, in: context) }
    reminder = context.after(.seconds(30)) {
      context.show(.label("No code yet?"), .button("Give up")) { _ in context.cancelRequest(with: .failed) }
    }
  }

  /// Takes the reminder back, and cancels as the base class does.
  public func cancelRequest(in context: RequestContext) {
    putAwayReminder(in: context)
    context.cancelRequestByDefault()
  }

  private func commit(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    putAwayReminder(in: context)
    context.change(to: change.newPassword, session: session) {
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  private func putAwayReminder(in context: RequestContext) {
    if let reminder { context.cancel(reminder) }
    reminder = nil
  }
}
