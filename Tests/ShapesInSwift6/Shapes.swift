public import AuthenticationServices

// Handlers as they are written in Swift 6 mode: everything on the main actor, async names, nothing unsafe.

/// Presents what it should not, or shows what it may.
public final class PresentingController: ASAccountAuthenticationModificationViewController {
  private let isWindow: Bool

  public init(inWindow isWindow: Bool) {
    self.isWindow = isWindow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    if isWindow {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    } else {
      present(UIAlertController(title: "Psst", message: nil, preferredStyle: .alert), animated: true)
    }
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}

/// Asks with an alert, in the attempt on screen.
public final class AlertingController: ASAccountAuthenticationModificationViewController {
  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]?
  ) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  public override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]?
  ) {
    title = "Shiny"
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "Go on?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { [extensionContext] _ in
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      })
    present(alert, animated: true)
  }
}

/// Waits for Apple, and tells apart what can come of it.
public final class AwaitingAppleController: ASAccountAuthenticationModificationViewController {
  public override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      do {
        let credential = try await extensionContext.requestSignInWithAppleUpgradeAuthorization(
          state: "a state", nonce: nil)
        precondition(credential.state == "a state")
        extensionContext.completeUpgradeToSignInWithApple(userInfo: nil)
      } catch ASExtensionError.userCanceled {
        extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
      } catch {
        extensionContext.cancelRequest(withError: error)
      }
    }
  }
}

/// Overrides nothing.
public final class BareController: ASAccountAuthenticationModificationViewController {}

/// Forgets to call super where it must.
public final class ForgetfulController: ASAccountAuthenticationModificationViewController {
  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  public override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {}

  public override func viewWillAppear(_ animated: Bool) {}
}

/// Reaches for a server that is not its own.
public final class StrayController: ASAccountAuthenticationModificationViewController {
  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      do {
        _ = try await URLSession.shared.data(from: URL(string: "https://elsewhere.example/collect")!)
      } catch {
        extensionContext.cancelRequest(withError: error)
      }
    }
  }
}
