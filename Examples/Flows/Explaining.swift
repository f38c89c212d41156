public import Rehearsal

/// Tells the user why an upgrade did not work, in words of its own.
public final class Explaining: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Authorizes and changes; every refusal has its reason.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else {
        return context.cancelRequest(with: .failed(because: Self.reason(for: answer)))
      }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else {
          return context.cancelRequest(with: .failed(because: Self.reason(for: answer)))
        }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }

  private static func reason(for answer: ServerAnswer) -> String {
    switch answer.reply?.status {
    case 401: "This password was changed elsewhere. Sign in to Shiny to save the new one."
    case 422: "Shiny does not take this password: \(answer.reply?["reason"] ?? "no reason given")."
    case .some: "Shiny has a problem. Nothing was changed."
    case nil: "Shiny could not be reached."
    }
  }
}
