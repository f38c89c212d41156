public import Rehearsal

/// Tells an actor in a task of its own that the password is changed, and asks it in another.
///
/// An actor serves one at a time, and whoever comes first first: nobody says that the task that was made first is.
public class TellingAside: AccountModificationHandler {
  let diary = Diary()

  /// A handler for one request.
  public init() {}

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

  /// Authorizes, changes, tells and concludes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        self.conclude(answer.isSuccess, change, in: context)
      }
    }
  }

  func conclude(_ isChanged: Bool, _ change: PasswordChange, in context: RequestContext) {
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
