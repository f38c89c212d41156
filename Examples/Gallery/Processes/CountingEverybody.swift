import Designs
import Rehearsal

/// Turns everybody away after five attempts in one process, so that nobody guesses; whoever gets in is an attempt as well.
///
/// The sound one counts in the same way, and begins anew as soon as somebody gets in.
final class CountingEverybody: Trusting {
  /// What the handlers of one process share.
  final class Guard {
    var attempts = 0
  }

  private let watch: Guard
  private let startsOver: Bool

  init(_ watch: Guard, startsOver: Bool = false) {
    self.watch = watch
    self.startsOver = startsOver
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    guard watch.attempts < 5 else {
      return context.cancelRequest(
        with: ExtensionError(.failed, reason: "Too many attempts. Try again later."))
    }
    watch.attempts += 1
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    if startsOver { watch.attempts = 0 }
    super.commit(change, session: session, in: context)
  }
}
