public import Rehearsal

/// Remembers the session of its server for as long as its process lives, and so asks only once.
public final class Remembering: AccountModificationHandler {
  /// What the handlers of one process share.
  public final class Memory {
    var session: String?

    /// A memory without anything in it.
    public init() {}
  }

  private let memory: Memory

  /// A handler for one request, with the memory of its process.
  public init(_ memory: Memory) {
    self.memory = memory
  }

  /// Uses the session it has, or asks for one.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    if let session = memory.session { return commit(change, session, in: context) }
    context.authorize(change.existing) { session in
      self.memory.session = session
      self.commit(change, session, in: context)
    }
  }

  private func commit(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    context.change(to: change.newPassword, session: session) {
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
