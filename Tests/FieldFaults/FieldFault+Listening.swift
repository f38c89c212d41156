import Designs
import Rehearsal
import RehearsalExplorer

/// What users say by Cancel, and whose password it is.
extension FieldFault {
  static var listenings: [FieldFault] {
    [
      provider("tells a Cancel as a failure", .rule(.offeredNoCancel), .passkeyRegistration) {
      } handler: {
        Dismissing(isFaulty: $1)
      },
      upgrade("keeps a password for whoever comes next", .rule(.completedForAnotherUser)) {
        Keeping.Memory()
      } handler: {
        Keeping($0, isFaulty: $1)
      },
    ]
  }
}

/// Makes a passkey where its user agrees.
private final class Dismissing: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    var isTapped = false
    context.show(.label("Save a passkey?"), .button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" else {
        return context.cancelRequest(with: self.isFaulty ? .failed : .userCanceled)
      }
      context.completeRegistrationRequest(
        credentialID: "key-\(identity.user)", relyingParty: identity.service.identifier)
    }
  }
}

/// Keeps the password that it sent, in case the reply gets lost: the server may have it by then.
private final class Keeping: Trusting {
  final class Memory {
    fileprivate var sent: [String: String] = [:]
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) { (self.memory, self.isFaulty) = (memory, isFaulty) }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let user = isFaulty ? "whoever" : change.existing.user
    let password = memory.sent[user] ?? change.newPassword
    memory.sent[user] = password
    send(.changePassword(password, session: session), in: context) { answer in
      guard answer.isSuccess else {
        // What was refused is sent no more.
        if answer.reply != nil { self.memory.sent[user] = nil }
        return context.cancelRequest(with: .failed)
      }
      self.memory.sent[user] = nil
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: change.existing.user, password: password))
    }
  }
}
