import Dispatch
public import Rehearsal

/// Works with queues: authorizes, thinks on a queue of its own, and changes from the main one.
public final class Hopping: AccountModificationHandler {
  private let queue = DispatchQueue(label: "shiny.hopping")

  /// A handler for one request.
  public init() {}

  /// Authorizes, changes, completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { [queue] answer in
      queue.asyncAfter(deadline: .now() + .milliseconds(20)) {
        let session = answer["session"]
        DispatchQueue.main.async { Self.commit(change, session: session, in: context) }
      }
    }
  }

  private static func commit(_ change: PasswordChange, session: String?, in context: RequestContext) {
    guard let session else { return context.cancelRequest(with: .failed) }
    context.send(.changePassword(change.newPassword, session: session)) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
