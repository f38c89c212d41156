import Designs
import Rehearsal
import RehearsalExplorer

/// Names that are written in small letters, or not.
extension FieldFault {
  static var names: [FieldFault] {
    [
      upgrade("completes for the name in small letters", .rule(.completedForAnotherUser)) {
      } handler: {
        Lowering(isFaulty: $1)
      },
      provider(
        "files what was saved under the name in small letters", .rule(.leftStoreBehind), .savedPassword
      ) {
      } handler: {
        Filing(isFaulty: $1, looksUp: false)
      },
      provider("looks up what was saved under the name in small letters", .forgotten, .savedPassword) {
      } handler: {
        Filing(isFaulty: $1, looksUp: true)
      },
    ]
  }
}

/// Completes for a user whose name it has tidied up.
private final class Lowering: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      let user = self.isFaulty ? change.existing.user.lowercased() : change.existing.user
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: user, password: change.newPassword))
    }
  }
}

/// Files what was saved under a name, and looks it up under one.
private final class Filing: CredentialProviderHandler {
  private let isFaulty: Bool
  private let looksUp: Bool

  init(isFaulty: Bool, looksUp: Bool) {
    self.isFaulty = isFaulty
    self.looksUp = looksUp
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, identity.recordIdentifier == "saved" else {
      return Drawer.give(request, in: context)
    }
    let name = isFaulty && looksUp ? identity.user.lowercased() : identity.user
    guard let password = context.kept("\(name) at \(identity.service.host)")?.text else {
      return context.cancelRequest(with: .failed)
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let name = isFaulty && !looksUp ? saved.user.lowercased() : saved.user
    context.keep(.text(saved.password), as: "\(name) at \(service.host)")
    Drawer.remember(CredentialIdentity(name, at: service, record: "saved"), in: context) { isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}
