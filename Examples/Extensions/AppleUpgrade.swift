import AuthenticationServices

/// Sign in with Apple in place of the password: the server names state and nonce, and finds them again.
class AppleUpgrade: ASAccountAuthenticationModificationViewController {
  let service = ShinyService()

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      do {
        try await convert(existingCredential, token: userInfo?["token"] as? String)
        extensionContext.completeUpgradeToSignInWithApple()
      } catch ASExtensionError.userCanceled {
        extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  private func convert(_ existing: ASPasswordCredential, token: String?) async throws {
    let proof = token.map { ["token": $0] } ?? ["password": existing.password]
    let session =
      try await service.ask("authorize", proof.merging(["user": existing.user]) { $1 })["session"] ?? ""
    let challenge = try await service.ask("apple-challenge", ["session": session])
    let credential = try await extensionContext.requestSignInWithAppleUpgradeAuthorization(
      state: challenge["state"], nonce: challenge["nonce"])
    guard credential.state == challenge["state"], let token = credential.identityToken,
      let code = credential.authorizationCode
    else { throw ASExtensionError(.failed) }
    try await service.ask(
      "link-apple",
      [
        "session": session, "user": credential.user, "identityToken": String(decoding: token, as: UTF8.self),
        "authorizationCode": String(decoding: code, as: UTF8.self),
      ])
  }
}
