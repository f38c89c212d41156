import AuthenticationServices
import UIKit

/// Makes passwords by the rules of the form, in silence or for the user to choose from, and keeps what was filled in.
@available(iOS 26.2, *)
class OwnPasswords: ASCredentialProviderViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(giveUp), for: .touchUpInside)
    view.addSubview(cancel)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    offer(
      Login.all.map { login in
        (
          login.user,
          { [unowned self] in self.extensionContext.completeRequest(withSelectedCredential: login.credential)
          }
        )
      })
  }

  override func performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest) {
    extensionContext.completeGeneratePasswordRequest(results: passwords(for: generatePasswordsRequest))
  }

  override func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {
    offer(
      passwords(for: generatePasswordsRequest).map { password in
        (
          password.value,
          { [unowned self] in
            self.extensionContext.completeGeneratePasswordRequest(results: [password])
          }
        )
      })
  }

  override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    let identity = ASPasswordCredentialIdentity(
      serviceIdentifier: savePasswordRequest.serviceIdentifier, user: savePasswordRequest.credential.user,
      recordIdentifier: UUID().uuidString)
    let store = ASCredentialIdentityStore.shared
    Task {
      if await store.state().isEnabled { try? await store.saveCredentialIdentities([identity]) }
      await extensionContext.completeSavePasswordRequest()
    }
  }

  private func passwords(for request: ASGeneratePasswordsRequest) -> [ASGeneratedPassword] {
    let length = length(by: request.passwordFieldPasswordRules ?? request.passwordRulesFromQuirks ?? "")
    return [
      ASGeneratedPassword(
        kind: .strong, value: password(of: length, from: "abcdefghjkmnpqrstuvwxyz23456789-")),
      ASGeneratedPassword(
        kind: .alphanumeric, value: password(of: length, from: "abcdefghjkmnpqrstuvwxyz23456789")),
    ]
  }

  /// As long as is safe, and as the form allows.
  func length(by rules: String) -> Int {
    var length = 20
    for rule in rules.split(separator: ";") {
      let parts = rule.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      if parts[0] == "minlength" { length = max(length, number) }
      if parts[0] == "maxlength" { length = min(length, number) }
    }
    return length
  }

  private func password(of length: Int, from alphabet: String) -> String {
    var generator = SystemRandomNumberGenerator()
    let marks = (0..<length - 3).compactMap { _ in alphabet.randomElement(using: &generator) }
    // Something of everything, because nearly every form wants it.
    return String(marks) + "Q" + String(Int.random(in: 2...9, using: &generator)) + "x"
  }

  private func offer(_ choices: [(title: String, action: () -> Void)]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for choice in choices {
      stack.addArrangedSubview(
        UIButton(type: .system, primaryAction: UIAction(title: choice.title) { _ in choice.action() }))
    }
  }

  @objc private func giveUp() {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }
}

/// Knows how long a good password is, whatever a form says.
@available(iOS 26.2, *)
final class StubbornPasswords: OwnPasswords {
  override func length(by rules: String) -> Int {
    20
  }
}
