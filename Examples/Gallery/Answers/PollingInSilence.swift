import Designs
import Rehearsal

/// Asks its server once a second whether the user has confirmed with another device, and lets nobody know that they have
/// to.
///
/// Nothing is on screen, so the system waits ten seconds and gives up. Nobody finds another device in that time.
final class PollingInSilence: Trusting {
  private let showsThatItWaits: Bool

  /// One that waits in silence, or one that asks for its interface and waits there.
  init(showsThatItWaits: Bool = false) {
    self.showsThatItWaits = showsThatItWaits
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    authorize(change, in: context) { [self] obstacle in
      if obstacle == .code || showsThatItWaits {
        return context.cancelRequest(with: .userInteractionRequired)
      }
      context.after(.seconds(1)) { [self] in changePasswordWithoutUserInteraction(for: change, in: context) }
    }
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard showsThatItWaits else { return prepareForCode(change, in: context) }
    context.show(.label("Confirm with your other device.")) { _ in }
    authorize(change, in: context) { [self] obstacle in
      if obstacle == .code { return prepareForCode(change, in: context) }
      context.after(.seconds(2)) { [self] in
        if !isOver { prepareInterfaceToChangePassword(for: change, in: context) }
      }
    }
  }

  private func prepareForCode(_ change: PasswordChange, in context: RequestContext) {
    super.prepareInterfaceToChangePassword(for: change, in: context)
  }

  /// What a server wants before it opens a session.
  private enum Obstacle {
    case code
    case confirmation
  }

  private func authorize(
    _ change: PasswordChange, in context: RequestContext, orElse meet: @escaping (Obstacle) -> Void
  ) {
    send(.authorize(change.existing), in: context) { [self] answer in
      switch answer.reply?["error"] {
      case "confirmation-required": meet(.confirmation)
      case "code-required": meet(.code)
      default:
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        commit(change, session: session, in: context)
      }
    }
  }
}
