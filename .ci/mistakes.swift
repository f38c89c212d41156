#if canImport(UIKit)
  import AuthenticationServices
  import Foundation

  /// The handler of `rehearse new Mine --flows strong-password,step-up`, with the mistake that MISTAKE names.
  final class MineUpgrade: ASAccountAuthenticationModificationViewController {
    private static let mistake = ProcessInfo.processInfo.environment["MISTAKE"] ?? ""
    private let service = AccountService()
    private let form = CodeForm()
    private var work: Task<Void, Never>?

    private func makes(_ mistake: String) -> Bool { Self.mistake == mistake }

    override func loadView() {
      view = form
    }

    override func changePasswordWithoutUserInteraction(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential)
      switch Self.mistake {
      case "no answer": return
      case "endless loop": while makes("endless loop") {}
      case "endless recursion": descend(1)
      case "trap": print(Array(newPassword)[newPassword.count])
      case "exit": exit(0)
      case "thread": Thread.detachNewThread {}
      case "subprocess": _ = try? Process.run(URL(filePath: "/bin/true"), arguments: [])
      case "look-up":
        var found: UnsafeMutablePointer<addrinfo>?
        _ = getaddrinfo("mine.example", nil, nil, &found)
      case "deadlock": DispatchSemaphore(value: 0).wait()
      case "early completion": complete(owner.user, newPassword)
      default: break
      }
      answer { try await self.change(owner, to: newPassword) }
    }

    override func prepareInterfaceToChangePassword(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let owner = AccountOwner(existingCredential)
      form.onCode = { [weak self] code in
        self?.answer { try await self?.change(owner, to: newPassword, code: code) }
      }
    }

    override func cancelRequest() {
      if makes("forgotten Cancel") { return }
      work?.cancel()
      super.cancelRequest()
    }

    private func change(_ owner: AccountOwner, to password: String, code: String? = nil) async throws {
      if makes("leaked continuation") {
        await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
      }
      if makes("too slow") { try await Task.sleep(for: .seconds(20)) }
      let session = try await service.authorize(owner, code: code)
      let sent = makes("other password") ? "kitten2" : password
      do {
        try await service.ask("change-password", ["session": session, "password": sent])
      } catch where makes("reply ignored") {}
      try Task.checkCancellation()
      switch Self.mistake {
      case "early completion": return
      case "canceled after success":
        return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      case "other completion": return extensionContext.completeUpgradeToSignInWithApple(userInfo: nil)
      case "wrong user": return complete("kim", password)
      case "old password": return complete(owner.user, owner.proof["password"] ?? "")
      case "answered twice": complete(owner.user, password)
      default: break
      }
      complete(owner.user, password)
    }

    private func complete(_ user: String, _ password: String) {
      extensionContext.completeChangePasswordRequest(
        updatedCredential: ASPasswordCredential(user: user, password: password))
    }

    private func descend(_ depth: Int) {
      guard depth > 0 else { return }
      descend(depth + 1)
      print(depth)
    }

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
        } catch {
          if Task.isCancelled || makes("no error branch") { return }
          if makes("endless retry") { return answer(with: work) }
          extensionContext.cancelRequest(withError: ASExtensionError(.failed))
        }
      }
    }
  }
#endif
