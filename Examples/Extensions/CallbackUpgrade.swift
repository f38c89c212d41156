import AuthenticationServices

/// A strong password with one tap, written with completion handlers.
///
/// When an answer does not come it asks the server which password holds, because a request that failed may have
/// been carried out all the same.
final class CallbackUpgrade: ASAccountAuthenticationModificationViewController {
  private let service = ShinyService()

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let old = ["user": existingCredential.user, "password": existingCredential.password]
    service.ask("authorize", old) { result in
      guard case .success(let answer) = result, let session = answer["session"] else { return self.fail() }
      self.change(to: ASPasswordCredential(user: existingCredential.user, password: newPassword), session)
    }
  }

  private func change(to credential: ASPasswordCredential, _ session: String) {
    service.ask("change-password", ["session": session, "password": credential.password]) { result in
      switch result {
      case .success: self.extensionContext.completeChangePasswordRequest(updatedCredential: credential)
      case .failure(let refusal as ShinyService.Refusal): self.fail(because: refusal.body["reason"])
      case .failure: self.makeSure(of: credential)
      }
    }
  }

  private func makeSure(of credential: ASPasswordCredential) {
    let new = ["user": credential.user, "password": credential.password]
    service.ask("sign-in", new) { result in
      guard case .success = result else { return self.fail() }
      self.extensionContext.completeChangePasswordRequest(updatedCredential: credential)
    }
  }

  private func fail(because reason: String? = nil) {
    let userInfo = reason.map { [ASExtensionLocalizedFailureReasonErrorKey: $0] } ?? [:]
    extensionContext.cancelRequest(withError: ASExtensionError(.failed, userInfo: userInfo))
  }
}
