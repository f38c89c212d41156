public import Rehearsal

/// Does its work in a task: authorizes, waits a moment, changes, and asks what holds when an answer is lost.
public final class Awaiting: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    Task {
      guard let session = await context.send(.authorize(change.existing))["session"] else {
        return context.cancelRequest(with: .failed)
      }
      try await Task.sleep(for: .milliseconds(250))
      let answer = await context.send(.changePassword(change.newPassword, session: session))
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      let holds = await context.send(.signIn(change.updated)).isSuccess
      if holds {
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      } else {
        context.cancelRequest(with: .failed)
      }
    }
  }
}
