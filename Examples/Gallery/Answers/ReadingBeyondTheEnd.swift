import Designs
import Rehearsal

/// Takes the number out of `session-1` by splitting the text, and takes the second part without looking.
///
/// The reply that says no has no session in it, and so no second part: the extension's process goes down with
/// the request.
final class ReadingBeyondTheEnd: Trusting {
  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      let parts = (answer.reply?["session"] ?? "").split(separator: "-")
      let session = "session-\(parts[1])"
      if answer.reply?.status == 403 { return context.cancelRequest(with: .userInteractionRequired) }
      self.commit(change, session: session, in: context)
    }
  }
}

/// Looks whether there is a second part.
final class LookingFirst: Trusting {
  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      let parts = (answer.reply?["session"] ?? "").split(separator: "-")
      guard parts.count == 2 else { return context.cancelRequest(with: .failed) }
      let session = "session-\(parts[1])"
      if answer.reply?.status == 403 { return context.cancelRequest(with: .userInteractionRequired) }
      self.commit(change, session: session, in: context)
    }
  }
}
