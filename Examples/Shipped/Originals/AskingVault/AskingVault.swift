import AuthenticationServices
import UIKit

/// Asks for the master password in an alert before it gives anything away.
class AskingVault: ASCredentialProviderViewController, UITextFieldDelegate {
  private var attempts = 0
  private weak var unlockAction: UIAlertAction?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, login) in Login.all.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(login.user, for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      view.addSubview(button)
    }
    let cancel = UIButton(type: .close)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(cancelList), for: .touchUpInside)
    view.addSubview(cancel)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    attempts = 0
  }

  @objc private func choose(_ sender: UIButton) {
    ask(for: Login.all[sender.tag], message: "Enter your master password.")
  }

  @objc private func cancelList() {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }

  private func ask(for login: Login, message: String) {
    let alert = UIAlertController(title: "Unlock \(login.user)", message: message, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Master password"
      textField.isSecureTextEntry = true
      textField.textContentType = .password
      textField.addTarget(self, action: #selector(AskingVault.textChanged(_:)), for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    let unlock = UIAlertAction(title: "Unlock", style: .default) { [weak self, weak alert] _ in
      self?.unlock(login, with: alert?.textFields?.first?.text ?? "")
    }
    unlock.isEnabled = false
    alert.addAction(unlock)
    alert.preferredAction = unlock
    unlockAction = unlock
    present(alert, animated: true)
  }

  @objc private func textChanged(_ sender: UITextField) {
    unlockAction?.isEnabled = sender.text?.isEmpty == false
  }

  func isMasterPassword(_ text: String) -> Bool {
    text == "open sesame"
  }

  private func unlock(_ login: Login, with text: String) {
    guard isMasterPassword(text) else {
      attempts += 1
      guard attempts < 3 else {
        return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
      return ask(for: login, message: "That was not it. Try again.")
    }
    extensionContext.completeRequest(withSelectedCredential: login.credential)
  }
}

/// Takes whatever begins as it should.
final class CarelessVault: AskingVault {
  override func isMasterPassword(_ text: String) -> Bool {
    text.hasPrefix("open sesame")
  }
}
