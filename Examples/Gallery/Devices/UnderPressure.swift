import Designs
import Rehearsal

/// Lets go of its session when memory runs short, and finds none when it needs one.
///
/// A session takes a few bytes and cannot be made again without the user. Whoever waits for an answer gets none.
final class DroppingItsSession: Trusting {
  private var session: String?

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    self.session = session
    context.after(.milliseconds(100)) {
      guard let session = self.session, !self.isOver else { return }
      super.commit(change, session: session, in: context)
    }
  }

  override func receive(_ notice: SystemNotice, in context: RequestContext) {
    if notice == .memoryWarning { session = nil }
  }
}

/// Gives back what it can make again, and keeps what it cannot.
final class GivingBackItsCache: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(memory: 90)
    context.after(.milliseconds(100)) {
      if !self.isOver { super.commit(change, session: session, in: context) }
    }
  }

  override func receive(_ notice: SystemNotice, in context: RequestContext) {
    if notice == .memoryWarning { context.note(memory: 10) }
  }
}
