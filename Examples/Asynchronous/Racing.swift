import Dispatch
import Rehearsal
import Synchronization

/// Notes on a queue of its own that the password is changed, and meanwhile decides on the main queue what to say.
///
/// The note is handed over first, and on a desk it is written first, every time. Nothing says that it must be, and a
/// lock does not say it either: when the main queue is the quicker one, the request is canceled, and the Keychain
/// keeps a password that has ceased to work.
public class Racing: Committing {
  let queue = DispatchQueue(label: "shiny.notes")
  let note = Note()

  /// Whether the password is changed.
  final class Note: Sendable {
    let isChanged = Mutex(false)

    func write(_ isChanged: Bool) {
      self.isChanged.withLock { $0 = isChanged }
    }
  }

  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    queue.async { [note] in note.write(isChanged) }
    DispatchQueue.main.async { [note] in note.decide(change, in: context) }
  }
}

/// Decides once the note is written, because the one who writes it says so.
public final class TakingTurns: Racing {
  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    queue.async { [note] in
      note.write(isChanged)
      DispatchQueue.main.async { note.decide(change, in: context) }
    }
  }
}

extension Racing.Note {
  func decide(_ change: PasswordChange, in context: RequestContext) {
    guard isChanged.withLock({ $0 }) else { return context.cancelRequest(with: .failed) }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }
}
