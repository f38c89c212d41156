import AuthenticationServices

/// The app's own screen, from which users ask for an upgrade; its extension authorizes with the token it gets.
final class AccountSettings: UIViewController {
  private let user: String
  private let token: String
  private let controller = ASAccountAuthenticationModificationController()
  private let status = UILabel()

  init(user: String, token: String) {
    self.user = user
    self.token = token
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "You sign in with a password."
    let strong = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Use a strong password") { [weak self] _ in self?.strengthen() })
    let apple = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Sign in with Apple instead") { [weak self] _ in self?.convert() })
    let stack = UIStackView(arrangedSubviews: [status, strong, apple])
    stack.axis = .vertical
    view.addSubview(stack)
    controller.delegate = self
    controller.presentationContextProvider = self
  }

  private func strengthen() {
    controller.perform(
      ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest(
        user: user, serviceIdentifier: service, userInfo: ["token": token]))
  }

  private func convert() {
    controller.perform(
      ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest(
        user: user, serviceIdentifier: service, userInfo: ["token": token]))
  }

  private var service: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain)
  }
}

extension AccountSettings: @preconcurrency ASAccountAuthenticationModificationControllerDelegate {
  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    status.text = userInfo?["done"] as? String ?? "Your account is safer now."
  }

  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) {
    if case ASExtensionError.userCanceled = error { return }
    status.text = "That did not work."
  }
}

extension AccountSettings: ASAccountAuthenticationModificationControllerPresentationContextProviding {
  func presentationAnchor(
    for controller: ASAccountAuthenticationModificationController
  ) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
}
