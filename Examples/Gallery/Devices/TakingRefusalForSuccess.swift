import Designs
import Rehearsal

/// Takes a password that its server does not know any more for one that it has replaced itself, in an attempt of which it
/// has heard nothing.
///
/// Somebody else can have replaced it: another device upgrades the same account, and the password that is saved now was
/// never on the server.
final class TakingRefusalForSuccess: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard !self.isOver else { return }
      if answer.reply?.status == 401 {
        return context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
      super.commit(change, session: session, in: context)
    }
  }
}

/// Leaves what is saved alone where its server says that it is not the password any more.
final class TakingRefusalForRefusal: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard !self.isOver else { return }
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      super.commit(change, session: session, in: context)
    }
  }
}
