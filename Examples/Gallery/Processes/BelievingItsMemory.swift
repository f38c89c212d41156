import Designs
import Rehearsal

/// Remembers, for as long as its process lives, whose password it has changed; asks nobody when it is asked again.
///
/// The system has another password for every request. The second one, in the same process, completes with a password
/// that the server has never heard of.
final class BelievingItsMemory: Trusting {
  /// What the handlers of one process share.
  final class Memory {
    var changed: Set<String> = []
  }

  private let memory: Memory

  init(_ memory: Memory) {
    self.memory = memory
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    guard memory.changed.insert(change.existing.user).inserted else {
      return context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
    super.commit(change, session: session, in: context)
  }
}
