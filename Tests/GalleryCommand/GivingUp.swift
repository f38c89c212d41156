import Designs
import Rehearsal

/// Asks its server no more in a process in which four requests came to nothing, one after the other: more than there are in a
/// path of a search.
///
/// The optimizer lays out what all handlers of a process share beforehand, and so no variable is ever set.
final class GivingUp: Trusting {
  private final class Failures {
    nonisolated(unsafe) static let shared = Failures()
    var inARow = 0
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard Failures.shared.inARow < 4 else { return context.cancelRequest(with: .failed) }
    Failures.shared.inARow += 1
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    Failures.shared.inARow = 0
    super.commit(change, session: session, in: context)
  }
}
