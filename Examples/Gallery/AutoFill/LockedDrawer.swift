import Rehearsal

/// A drawer with a lock: it asks for the master password before every note.
class LockedDrawer: Drawer {
  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  override func prepareInterfaceToProvideCredential(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      guard tap["Master password"] == "open sesame" else { return self.turnAway(in: context) }
      guard let note = request.identity.flatMap(self.note) else {
        return context.cancelRequest(with: .failed)
      }
      self.give(note, in: context)
    }
  }

  func turnAway(in context: ProviderContext) {
    context.cancelRequest(with: .failed)
  }
}

/// Asks for its interface after a wrong master password, which is on screen already.
final class AskingForMore: LockedDrawer {
  override func turnAway(in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }
}

/// Says that the master password was wrong, and leaves nothing to tap.
final class ShutOut: LockedDrawer {
  override func turnAway(in context: ProviderContext) {
    context.show(.label("That was not the master password.")) { _ in }
  }
}
