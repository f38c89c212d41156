// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// These are written as extensions are, not as this project is.

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
public final class LostController: ASAccountAuthenticationModificationViewController {
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

/// What a controller writes down; one thread does.
public final class Diary: @unchecked Sendable {
  public var entries: [String] = []

  public init() {}
}

/// Writes down what it is called for, in order.
public final class DiaryController: ASAccountAuthenticationModificationViewController {
  private let diary: Diary
  private let isSilent: Bool
  private let touchesView: Bool

  public init(_ diary: Diary, isSilent: Bool = false, touchesView: Bool = false) {
    self.diary = diary
    self.isSilent = isSilent
    self.touchesView = touchesView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    diary.entries.append("change")
    if touchesView { view.tag = 1 }
    diary.entries.append("cancel")
    extensionContext.cancelRequest(
      withError: ASExtensionError(isSilent ? .failed : .userInteractionRequired))
  }

  public override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    diary.entries.append("prepare")
  }

  public override func cancelRequest() {
    diary.entries.append("cancelRequest")
    super.cancelRequest()
  }

  public override func loadView() {
    diary.entries.append("loadView")
    view = UIView()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    diary.entries.append("viewDidLoad")
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.entries.append("viewWillAppear")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.entries.append("viewDidAppear")
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.entries.append("viewWillDisappear")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.entries.append("viewDidDisappear")
  }
}
