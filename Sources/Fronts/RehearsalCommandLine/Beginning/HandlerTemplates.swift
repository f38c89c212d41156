/// The handler, and the program that is rehearsed.
enum HandlerTemplates {
  /// The principal class of the extension.
  static let handler = Template(
    #"""
    #if canImport(UIKit)
      import AuthenticationServices

      /// What the system calls when somebody upgrades the security of their account.
      final class NewcomerUpgrade: ASAccountAuthenticationModificationViewController {
        private let service = AccountService()
    %% step-up
        private let form = CodeForm()
        private var work: Task<Void, Never>?

        override func loadView() {
          view = form
        }
    %%
    %% strong-password

        /// Changes the password with nothing on screen.
        override func changePasswordWithoutUserInteraction(
          for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
          newPassword: String, userInfo: [AnyHashable: Any]? = nil
        ) {
    %% in-app
          let owner = AccountOwner(existingCredential, userInfo)
    %%
    %% !in-app
          let owner = AccountOwner(existingCredential)
    %%
          answer { try await self.change(owner, to: newPassword) }
        }
    %%
    %% strong-password step-up

        /// Prepares a screen for the code; the system shows it once this returns.
        override func prepareInterfaceToChangePassword(
          for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
          newPassword: String, userInfo: [AnyHashable: Any]? = nil
        ) {
    %% in-app
          let owner = AccountOwner(existingCredential, userInfo)
    %%
    %% !in-app
          let owner = AccountOwner(existingCredential)
    %%
          form.onCode = { [weak self] code in
            self?.answer { try await self?.change(owner, to: newPassword, code: code) }
          }
        }
    %%
    %% sign-in-with-apple

        /// Converts the account to Sign in with Apple with nothing of its own on screen.
        override func convertAccountToSignInWithAppleWithoutUserInteraction(
          for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
          userInfo: [AnyHashable: Any]? = nil
        ) {
    %% in-app
          let owner = AccountOwner(existingCredential, userInfo)
    %%
    %% !in-app
          let owner = AccountOwner(existingCredential)
    %%
          answer { try await self.convert(owner) }
        }
    %%
    %% sign-in-with-apple step-up

        /// Prepares a screen for the code; the system shows it once this returns.
        override func prepareInterfaceToConvertAccountToSignInWithApple(
          for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
          userInfo: [AnyHashable: Any]? = nil
        ) {
    %% in-app
          let owner = AccountOwner(existingCredential, userInfo)
    %%
    %% !in-app
          let owner = AccountOwner(existingCredential)
    %%
          form.onCode = { [weak self] code in
            self?.answer { try await self?.convert(owner, code: code) }
          }
        }
    %%
    %% step-up

        /// The user tapped Cancel: the work stops, and the base class cancels the request.
        override func cancelRequest() {
          work?.cancel()
          super.cancelRequest()
        }
    %%
    %% strong-password

    %% step-up
        private func change(_ owner: AccountOwner, to password: String, code: String? = nil) async throws {
    %%
    %% !step-up
        private func change(_ owner: AccountOwner, to password: String) async throws {
    %%
    %% step-up
          let session = try await service.authorize(owner, code: code)
    %%
    %% !step-up
          let session = try await service.authorize(owner)
    %%
          try await service.ask("change-password", ["session": session, "password": password])
    %% step-up
          // The answer and the user's Cancel may cross.
          try Task.checkCancellation()
    %%
          extensionContext.completeChangePasswordRequest(
            updatedCredential: ASPasswordCredential(user: owner.user, password: password))
        }
    %%
    %% sign-in-with-apple

    %% step-up
        private func convert(_ owner: AccountOwner, code: String? = nil) async throws {
    %%
    %% !step-up
        private func convert(_ owner: AccountOwner) async throws {
    %%
    %% step-up
          let session = try await service.authorize(owner, code: code)
    %%
    %% !step-up
          let session = try await service.authorize(owner)
    %%
          let challenge = try await service.ask("apple-challenge", ["session": session])
    %% step-up
          // The answer and the user's Cancel may cross.
          try Task.checkCancellation()
    %%
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
    %% step-up
          // The answer and the user's Cancel may cross.
          try Task.checkCancellation()
    %%
          extensionContext.completeUpgradeToSignInWithApple()
        }
    %%

        /// Does some work, which completes the request, and cancels the request where it cannot be done.
        private func answer(with work: @escaping @MainActor () async throws -> Void) {
    %% step-up
          form.isWorking = true
    %%
    %% step-up
          self.work = Task {
    %%
    %% !step-up
          Task {
    %%
            do {
              try await work()
    %% step-up
            } catch let refusal as AccountService.Refusal where refusal.wantsCode {
              extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
            } catch let refusal as AccountService.Refusal where refusal.error == "wrong-code" {
              form.isWorking = false
              form.say("That was not the code. Try again.")
    %%
    %% sign-in-with-apple
            } catch ASExtensionError.userCanceled {
              extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
    %%
            } catch {
    %% step-up
              // A request that the user canceled is answered already.
              if Task.isCancelled { return }
    %%
              extensionContext.cancelRequest(withError: ASExtensionError(.failed))
            }
          }
        }
      }
    #endif

    """#)

  /// What a rehearsal makes handlers with.
  static let program = Template(
    #"""
    #if os(Linux)
      import AuthenticationServices
      public import Rehearsal

      extension Program {
    %% in-app
        /// What is rehearsed: a new `NewcomerUpgrade` for every request, and the app around it.
        public static var rehearsed: Program {
          Program(
            { NewcomerUpgrade() }, app: { AccountSettings(user: "jappleseed", token: "token-1") })
        }
    %%
    %% !in-app
        /// What is rehearsed: a new `NewcomerUpgrade` for every request.
        public static var rehearsed: Program { Program { NewcomerUpgrade() } }
    %%
      }
    #endif

    """#)
}
