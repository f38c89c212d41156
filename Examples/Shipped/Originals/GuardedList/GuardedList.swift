import AuthenticationServices
import LocalAuthentication
import os.log

/// Asks for the owner before it shows anything.
class GuardedList: ASCredentialProviderViewController {
  private let log = Logger(subsystem: "example.shiny.guarded", category: "list")
  private let context = LAContext()

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      log.error("cannot ask: \(error?.code ?? 0, privacy: .public)")
      return fail(with: .failed)
    }
    context.localizedFallbackTitle = ""
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Show your logins"
    ) { [weak self] success, error in
      guard let self = self else { return }
      DispatchQueue.main.async {
        if success { self.showList() } else { self.refuse(error) }
      }
    }
  }

  func refuse(_ error: Error?) {
    let code = (error as? LAError)?.code
    log.notice("not the owner: \(code?.rawValue ?? 0)")
    fail(with: code == .userCancel ? .userCanceled : .failed)
  }

  func fail(with code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }

  func showList() {
    for (index, login) in Login.all.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(login.user, for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @IBAction func choose(_ sender: UIButton) {
    let login = Login.all[sender.tag]
    logChoice(of: login)
    extensionContext.completeRequest(withSelectedCredential: login.credential)
  }

  func logChoice(of login: Login) {
    log.info(
      "fills in \(login.user) with \(login.password, privacy: .private) at \(login.domain, privacy: .public)")
  }
}

/// Shows its list to whoever is there.
final class OpenList: GuardedList {
  override func refuse(_ error: Error?) {
    showList()
  }
}

/// Says aloud what nobody may hear.
final class TalkativeList: GuardedList {
  override func logChoice(of login: Login) {
    os_log("fills in %{public}@ with %{public}@", login.user, login.password)
  }
}
