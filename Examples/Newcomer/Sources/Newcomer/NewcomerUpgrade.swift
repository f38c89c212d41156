#if canImport(UIKit)
  import AuthenticationServices

  /// What the system calls when somebody upgrades the security of their account.
  final class NewcomerUpgrade: ASAccountAuthenticationModificationViewController {
    private let service = AccountService()
    private let form = CodeForm()
    private var work: Task<Void, Never>?

    override func loadView() {
      view = form
    }

    /// Changes the password with nothing on screen.
    override func changePasswordWithoutUserInteraction(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential, userInfo)
      answer { try await self.change(owner, to: newPassword) }
    }

    /// Prepares a screen for the code; the system shows it once this returns.
    override func prepareInterfaceToChangePassword(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential, userInfo)
      form.onCode = { [weak self] code in
        self?.answer { try await self?.change(owner, to: newPassword, code: code) }
      }
    }

    /// Converts the account to Sign in with Apple with nothing of its own on screen.
    override func convertAccountToSignInWithAppleWithoutUserInteraction(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential, userInfo)
      answer { try await self.convert(owner) }
    }

    /// Prepares a screen for the code; the system shows it once this returns.
    override func prepareInterfaceToConvertAccountToSignInWithApple(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential, userInfo)
      form.onCode = { [weak self] code in
        self?.answer { try await self?.convert(owner, code: code) }
      }
    }

    /// The user tapped Cancel: the work stops, and the base class cancels the request.
    override func cancelRequest() {
      work?.cancel()
      super.cancelRequest()
    }

    private func change(_ owner: AccountOwner, to password: String, code: String? = nil) async throws {
      let session = try await service.authorize(owner, code: code)
      try await service.ask("change-password", ["session": session, "password": password])
      // The answer and the user's Cancel may cross.
      try Task.checkCancellation()
      extensionContext.completeChangePasswordRequest(
        updatedCredential: ASPasswordCredential(user: owner.user, password: password))
    }

    private func convert(_ owner: AccountOwner, code: String? = nil) async throws {
      let session = try await service.authorize(owner, code: code)
      let challenge = try await service.ask("apple-challenge", ["session": session])
      // The answer and the user's Cancel may cross.
      try Task.checkCancellation()
      let credential = try await extensionContext.requestSignInWithAppleUpgradeAuthorization(
        state: challenge["state"], nonce: challenge["nonce"])
      guard credential.state == challenge["state"], let token = credential.identityToken,
        let code = credential.authorizationCode
      else { throw ASExtensionError(.failed) }
      try await service.ask(
        "link-apple",
        [
          "session": session, "user": credential.user,
          "identityToken": String(decoding: token, as: UTF8.self),
          "authorizationCode": String(decoding: code, as: UTF8.self),
        ])
      // The answer and the user's Cancel may cross.
      try Task.checkCancellation()
      extensionContext.completeUpgradeToSignInWithApple()
    }

    /// Does some work, which completes the request, and cancels the request where it cannot be done.
    private func answer(with work: @escaping @MainActor () async throws -> Void) {
      form.isWorking = true
      self.work = Task {
        do {
          try await work()
        } catch let refusal as AccountService.Refusal where refusal.wantsCode {
          extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
        } catch let refusal as AccountService.Refusal where refusal.error == "wrong-code" {
          form.isWorking = false
          form.say("That was not the code. Try again.")
        } catch ASExtensionError.userCanceled {
          extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
        } catch {
          // A request that the user canceled is answered already.
          if Task.isCancelled { return }
          extensionContext.cancelRequest(withError: ASExtensionError(.failed))
        }
      }
    }
  }
#endif
