import AuthenticationServices

/// A strong password with one tap, for a server that takes four requests a second from one phone and no more.
final class PacedUpgrade: ASAccountAuthenticationModificationViewController {
  private let service = ShinyService()
  private let pause = Duration.milliseconds(250)

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let user = existingCredential.user
    Task {
      do {
        let answer = try await service.ask(
          "authorize", ["user": user, "password": existingCredential.password])
        try await Task.sleep(for: pause)
        try await service.ask(
          "change-password", ["session": answer["session"] ?? "", "password": newPassword])
        extensionContext.completeChangePasswordRequest(
          updatedCredential: ASPasswordCredential(user: user, password: newPassword))
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }
}
