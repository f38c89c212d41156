import AuthenticationServices

/// The extension behind ``AccountSettings``: it has no password to show, and authorizes with the app's token.
final class TokenUpgrade: AppleUpgrade {

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    guard let token = userInfo?["token"] as? String else {
      return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
    let user = existingCredential.user
    Task {
      do {
        let session = try await service.ask("authorize", ["user": user, "token": token])["session"] ?? ""
        try await service.ask("change-password", ["session": session, "password": newPassword])
        extensionContext.completeChangePasswordRequest(
          updatedCredential: ASPasswordCredential(user: user, password: newPassword),
          userInfo: ["done": "You have a strong password now."])
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }
}
