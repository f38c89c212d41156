import Dispatch
import Rehearsal
import Synchronization

/// Notes on two queues how far it has come, and decides by what was noted last; where nothing is noted, it asks.
///
/// Each queue keeps its own order, and nothing keeps one between them: when the second note is written first, the first
/// one covers it, and the request is canceled although the password is changed.
public class Overwriting: Committing {
  let progress = DispatchQueue(label: "shiny.progress")
  let outcome = DispatchQueue(label: "shiny.outcome")
  let note = Note()

  /// How far it has come, as it was noted last.
  final class Note: Sendable {
    let stage = Mutex<Stage?>(nil)

    enum Stage { case asked, changed, refused }

    func write(_ stage: Stage) {
      self.stage.withLock { $0 = stage }
    }
  }

  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    progress.async { [note] in note.write(.asked) }
    outcome.async { [note] in note.write(isChanged ? .changed : .refused) }
    DispatchQueue.main.async { [note] in note.decide(change, in: context) }
  }
}

/// Has both notes written on one queue, which then says that they are.
public final class WritingInOrder: Overwriting {
  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    outcome.async { [note] in note.write(.asked) }
    outcome.async { [note] in
      note.write(isChanged ? .changed : .refused)
      DispatchQueue.main.async { note.decide(change, in: context) }
    }
  }
}

extension Overwriting.Note {
  fileprivate func decide(_ change: PasswordChange, in context: RequestContext) {
    switch stage.withLock({ $0 }) {
    case .changed: context.completeChangePasswordRequest(updatedCredential: change.updated)
    case .asked, .refused: context.cancelRequest(with: .failed)
    case nil:
      context.send(.signIn(change.updated)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
