public import Rehearsal

/// Keeps the session of its server where app and extension both find it, and so asks only once, whichever process it
/// runs in.
public final class Sharing: AccountModificationHandler {
  private static let group = Container.group("group.example.shiny")

  /// A handler for one request.
  public init() {}

  /// Uses the session that is kept, or asks for one.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard let session = context.kept("session", in: Self.group)?.text else {
      return begin(change, in: context)
    }
    context.send(.changePassword(change.newPassword, session: session)) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      // A session ends some day, and what is kept does not know.
      if answer.reply?.status == 401 { return self.begin(change, in: context) }
      context.cancelRequest(with: .failed)
    }
  }

  private func begin(_ change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { session in
      context.keep(.text(session), as: "session", in: Self.group)
      context.change(to: change.newPassword, session: session) {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
