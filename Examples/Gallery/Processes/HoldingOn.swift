import Designs
import Rehearsal

/// Locks its file for as long as it may still write, which is longer than its process goes on.
///
/// A few seconds after the answer the process is suspended. Its app could wait for the file for ever, and so the system
/// ends whoever stands still with a lock.
final class KeepingTheLock: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(lockOn: "journal", in: .group(Gallery.group), isHeld: true)
    context.after(.seconds(30)) {
      context.note(lockOn: "journal", in: .group(Gallery.group), isHeld: false)
    }
    super.commit(change, session: session, in: context)
  }
}

/// Locks its file only while it writes.
final class LockingBriefly: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(lockOn: "journal", in: .group(Gallery.group), isHeld: true)
    context.keep(.text(change.existing.user), as: "upgrading", in: .group(Gallery.group))
    context.note(lockOn: "journal", in: .group(Gallery.group), isHeld: false)
    super.commit(change, session: session, in: context)
  }
}

/// Derives a key from the password that it has saved, with as much memory as its app has.
///
/// How much a derivation takes was chosen for the app. An extension has a tenth of that, and is gone without a word.
class DerivingLikeTheApp: Trusting {
  /// How much memory the derivation takes.
  var megabytes: Int { 256 }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(memory: megabytes)
    context.after(.milliseconds(200)) {
      context.note(memory: 20)
      if !self.isOver { super.commit(change, session: session, in: context) }
    }
  }
}

/// Derives it with what an extension has.
final class DerivingInLittle: DerivingLikeTheApp {
  override var megabytes: Int { 52 }
}
