import Dispatch
import Rehearsal
import Synchronization

/// Knows that the note may not be written yet, and looks a second time before it gives up.
///
/// That makes the mistake rarer and leaves it a mistake: the main queue can be the quicker one twice.
public final class LookingTwice: Racing {
  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    queue.async { [note] in note.write(isChanged) }
    note.look(twice: true, change, in: context)
  }
}

extension Racing.Note {
  fileprivate func look(twice: Bool, _ change: PasswordChange, in context: RequestContext) {
    DispatchQueue.main.async {
      if twice, !self.isChanged.withLock({ $0 }) {
        return self.look(twice: false, change, in: context)
      }
      self.decide(change, in: context)
    }
  }
}
