public import Rehearsal

/// Mixes every way of working, and tells its server what it saw: its trace must be the same every time.
public final class Torture: AccountModificationHandler, Sendable {
  /// A handler for one request.
  public init() {}

  /// Works everywhere at once, then authorizes, changes and completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let torments = Torments { text in
      context.send(Message("note", [Message.Field("text", text)])) { _ in }
    }
    torments.begin()
    Task { @MainActor in
      await torments.run()
      try await Task.sleep(for: .seconds(6) + .nanoseconds(1))
      torments.note("slept")
      guard let session = await context.send(.authorize(change.existing))["session"] else {
        return context.cancelRequest(with: .failed)
      }
      let answer = await context.send(.changePassword(change.newPassword, session: session))
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
