import Designs
import Rehearsal

/// Asks for its interface, and has none: the call that prepares it was never written.
///
/// With an account that has no second factor, as the developer's own, this works for months.
final class OneCallOnly: AccountModificationHandler {
  private let trusting = Trusting()

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    trusting.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}
