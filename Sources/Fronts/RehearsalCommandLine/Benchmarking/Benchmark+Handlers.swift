import Rehearsal
import RehearsalExplorer

/// The handlers that are measured.
extension Benchmark {
  /// Explores everything that can happen to a handler, over a server that is graceful where it upgrades accounts, on one
  /// core.
  static func explore(_ program: Program) -> Exploration {
    let situations =
      program.isProvider
      ? Situation.usual(.password) : Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var explorer = Explorer(situations, handler: program)
    // After what comes alone somebody asks again: paths twice as long as the others, and another figure.
    explorer.deviations.remove(.deviceAlone)
    return explorer.explore()
  }

  /// Authorizes, changes, completes.
  final class Plain: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.authorize(change.existing)) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        context.send(.changePassword(change.newPassword, session: session)) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      }
    }
  }

  /// A handler with an interface for servers that want a code; waits two seconds for each answer, and hears nothing
  /// once the user has tapped Cancel.
  final class Patient: AccountModificationHandler {
    private var isOver = false

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      send(.authorize(change.existing), in: context) { answer in
        if answer.reply?.status == 403 { return context.cancelRequest(with: .userInteractionRequired) }
        self.commit(change, answer, in: context)
      }
    }

    func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
      context.show(.field("Code"), .button("Continue")) { tap in
        context.show(.label("One moment.")) { _ in }
        self.send(.authorize(change.existing), in: context) { answer in
          guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
          self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
            self.commit(change, answer, in: context)
          }
        }
      }
    }

    func cancelRequest(in context: RequestContext) {
      isOver = true
      context.cancelRequest(with: .userCanceled)
    }

    private func commit(_ change: PasswordChange, _ answer: ServerAnswer, in context: RequestContext) {
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      send(.changePassword(change.newPassword, session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }

    private func send(
      _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
    ) {
      var isWaiting = true
      let hear: (ServerAnswer) -> Void = { heard in
        guard isWaiting, !self.isOver else { return }
        isWaiting = false
        answer(heard)
      }
      let alarm = context.after(.seconds(2)) { hear(.networkError) }
      context.send(message) { reply in
        context.cancel(alarm)
        hear(reply)
      }
    }
  }
}
