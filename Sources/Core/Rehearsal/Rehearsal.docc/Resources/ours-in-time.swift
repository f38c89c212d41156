import Rehearsal

/// Shiny's extension: it changes the password when the server agrees, and answers in time.
public final class Ours: AccountModificationHandler {
  private var isAnswered = false

  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, completes; gives up after six seconds.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let alarm = context.after(.seconds(6)) { self.once { context.cancelRequest(with: .failed) } }
    let answer = { (say: () -> Void) in
      context.cancel(alarm)
      self.once(say)
    }
    context.send(.authorize(change.existing)) { reply in
      guard let session = reply["session"] else { return answer { context.cancelRequest(with: .failed) } }
      context.send(.changePassword(change.newPassword, session: session)) { reply in
        guard reply.isSuccess else { return answer { context.cancelRequest(with: .failed) } }
        answer { context.completeChangePasswordRequest(updatedCredential: change.updated) }
      }
    }
  }

  /// Says something, unless something was said before.
  private func once(_ say: () -> Void) {
    guard !isAnswered else { return }
    isAnswered = true
    say()
  }
}
