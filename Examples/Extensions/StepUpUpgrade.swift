import AuthenticationServices

/// A strong password, after the code that the server sent: without a screen where it can, with one where it must.
class StepUpUpgrade: ASAccountAuthenticationModificationViewController {
  let service = ShinyService()
  private let form = CodeForm()
  private var work: Task<Void, Never>?

  override func loadView() {
    view = form
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let user = existingCredential.user
    Task {
      do {
        let answer = try await service.ask(
          "authorize", ["user": user, "password": existingCredential.password])
        try await change(user, to: newPassword, session: answer["session"] ?? "")
      } catch let refusal as ShinyService.Refusal where refusal.wantsCode {
        extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    form.onCode = { [weak self] code in
      self?.verify(code, existingCredential, newPassword)
    }
  }

  override func cancelRequest() {
    work?.cancel()
    super.cancelRequest()
  }

  private func verify(_ code: String, _ existing: ASPasswordCredential, _ newPassword: String) {
    form.isWorking = true
    work = Task {
      do {
        let session = try await session(for: existing)
        try await service.ask("verify-code", ["session": session, "code": code])
        try await change(existing.user, to: newPassword, session: session)
      } catch let refusal as ShinyService.Refusal where refusal.body["error"] == "wrong-code" {
        form.isWorking = false
        form.say("That was not the code. Try again.")
      } catch is CancellationError {
        return
      } catch URLError.cancelled {
        return
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  /// A session that lacks only the code.
  private func session(for existing: ASPasswordCredential) async throws -> String {
    do {
      return try await service.ask(
        "authorize", ["user": existing.user, "password": existing.password])["session"] ?? ""
    } catch let refusal as ShinyService.Refusal where refusal.wantsCode {
      return refusal.body["session"] ?? ""
    }
  }

  private func change(_ user: String, to password: String, session: String) async throws {
    try await service.ask("change-password", ["session": session, "password": password])
    // The answer and the user's Cancel may cross.
    try Task.checkCancellation()
    extensionContext.completeChangePasswordRequest(
      updatedCredential: ASPasswordCredential(user: user, password: password))
  }
}
