import AuthenticationServices

/// A strong password with one tap, written with queues, and with a clock of its own.
///
/// Whatever happens, it answers after six seconds: the system would wait longer, but nobody likes to.
final class DispatchUpgrade: ASAccountAuthenticationModificationViewController {
  private let service = ShinyService()
  private let work = DispatchQueue(label: "example.shiny.upgrade")
  private var isAnswered = false

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.finish(with: nil) }
    let credential = ASPasswordCredential(user: existingCredential.user, password: newPassword)
    let old = ["user": existingCredential.user, "password": existingCredential.password]
    service.ask("authorize", old) { result in
      guard let session = try? result.get()["session"] else { return self.finish(with: nil) }
      let change = ["session": session, "password": newPassword]
      self.service.ask("change-password", change) { result in
        self.work.async {
          let isDone = (try? result.get()) != nil
          DispatchQueue.main.async { self.finish(with: isDone ? credential : nil) }
        }
      }
    }
  }

  private func finish(with credential: ASPasswordCredential?) {
    guard !isAnswered else { return }
    isAnswered = true
    if let credential {
      extensionContext.completeChangePasswordRequest(updatedCredential: credential)
    } else {
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }
}
