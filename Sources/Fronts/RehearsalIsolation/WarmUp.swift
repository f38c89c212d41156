import Rehearsal
import RehearsalExplorer

/// A small search in this process, before the first one, or the first rehearsal, in copies of it.
///
/// What Swift makes ready when it is first used, every copy would make ready anew. Where another thread is at that when
/// the copy is made, the copy waits for good for what that thread holds.
package enum WarmUp {
  /// Does it, once in a process.
  package static func happen() {
    _ = isDone
  }

  private static let isDone: Void = {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Smooth() })
    explorer.budget = 0
    _ = explorer.explore()
  }()

  /// A handler in which all code is ours, and which comes by most of what a rehearsal can do.
  private final class Smooth: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      authorize(change, in: context) { session in
        guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
        self.commit(change, session, in: context)
      }
    }

    func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
      context.show(.field("Code"), .button("Continue")) { tap in
        context.show(.label("One moment.")) { _ in }
        self.authorize(change, in: context) { session in
          guard let session else { return context.cancelRequest(with: .failed) }
          context.send(.verifyCode(tap["Code"], session: session)) { answer in
            self.commit(change, answer["session"] ?? session, in: context)
          }
        }
      }
    }

    private func authorize(
      _ change: PasswordChange, in context: RequestContext, then goOn: @escaping (String?) -> Void
    ) {
      let alarm = context.after(.seconds(2)) { context.cancelRequest(with: .failed) }
      context.send(.authorize(change.existing)) { answer in
        context.cancel(alarm)
        goOn(answer["session"])
      }
    }

    private func commit(_ change: PasswordChange, _ session: String, in context: RequestContext) {
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}
