public import Rehearsal

/// Says everything again that got lost, once, because its server takes the same change twice.
public final class Retrying: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes and changes, each with a second try.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      self.send(.changePassword(change.newPassword, session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  private func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    context.send(message) { first in
      guard first == .networkError else { return answer(first) }
      context.send(message, answer: answer)
    }
  }
}
