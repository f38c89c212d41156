import AuthenticationServices

/// A strong password with one tap, written with async and await.
///
/// It tries once more after a second when the network fails, and lets the server say which password holds.
final class AsyncUpgrade: ASAccountAuthenticationModificationViewController {
  private let service = ShinyService()

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let user = existingCredential.user
    Task {
      do {
        let answer = try await patiently {
          try await $0.ask("authorize", ["user": user, "password": existingCredential.password])
        }
        let session = answer["session"] ?? ""
        try await patiently {
          try await $0.ask("change-password", ["session": session, "password": newPassword])
        }
        extensionContext.completeChangePasswordRequest(
          updatedCredential: ASPasswordCredential(user: user, password: newPassword))
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  /// Asks, and asks again after a second where the network failed; saying the same twice does no harm here.
  @discardableResult
  private func patiently(
    _ ask: (ShinyService) async throws -> [String: String]
  ) async throws -> [String: String] {
    do {
      return try await ask(service)
    } catch is URLError {
      try await Task.sleep(for: .seconds(1))
      return try await ask(service)
    }
  }
}
