import Rehearsal

/// Tells an actor in a task of its own that the password is changed, and asks it in another.
///
/// An actor serves one at a time, and whoever comes first first: nobody says that the task that was made first is.
public class TellingAside: Committing {
  let diary = Diary()

  /// What there is to know.
  actor Diary {
    private var isChanged = false

    func tell(_ isChanged: Bool) {
      self.isChanged = isChanged
    }

    func conclude(_ change: PasswordChange, in context: RequestContext) {
      guard isChanged else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    Task { [diary] in await diary.tell(isChanged) }
    Task { [diary] in await diary.conclude(change, in: context) }
  }
}

/// Waits until the actor has been told.
public final class TellingFirst: TellingAside {
  override func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
    Task { [diary] in
      await diary.tell(isChanged)
      await diary.conclude(change, in: context)
    }
  }
}
