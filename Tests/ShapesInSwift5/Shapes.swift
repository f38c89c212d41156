// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// These are written as extensions are, not as this project is.

import AuthenticationServices

// Handlers as they are written in Swift 5 mode: no annotation that only Swift 6 asks for, and every spelling of
// the calls that Apple's documents use.

/// What a handler is to do, and what it heard.
public final class Wish: @unchecked Sendable {
  public enum Kind: Sendable { case complete, fail, explain, interact, foreign, unknown }
  public var kind: Kind
  public var heard: [String] = []

  public init(_ kind: Kind) {
    self.kind = kind
  }
}

public class UpgradeController: ASAccountAuthenticationModificationViewController {
  private let wish: Wish
  private var onward: (() -> Void)?

  public init(_ wish: Wish) {
    self.wish = wish
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("there is no storyboard")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Onward", for: .normal)
    button.addAction(UIAction { _ in self.onward?() }, for: .touchUpInside)
    self.view.addSubview(button)
  }

  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier,
    existingCredential: ASPasswordCredential,
    newPassword: String,
    userInfo: [AnyHashable: Any]?
  ) {
    wish.heard.append(
      "\(serviceIdentifier.identifier) \(existingCredential.user) \(existingCredential.password)")
    wish.heard.append(contentsOf: (userInfo ?? [:]).map { "\($0.key): \($0.value)" }.sorted())
    switch wish.kind {
    case .complete: commit(existingCredential, newPassword)
    case .fail:
      let error = ASExtensionError(.failed)
      self.extensionContext.cancelRequest(withError: error)
    case .explain:
      let error = ASExtensionError(
        .failed,
        userInfo: [
          ASExtensionLocalizedFailureReasonErrorKey: "The password was used before."
        ])
      self.extensionContext.cancelRequest(withError: error)
    case .interact: self.extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
    case .foreign: self.extensionContext.cancelRequest(withError: URLError(.timedOut))
    case .unknown:
      self.extensionContext.cancelRequest(withError: NSError(domain: ASExtensionErrorDomain, code: 55))
    }
  }

  public override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    onward = { self.commit(existingCredential, newPassword) }
  }

  public override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    if wish.kind == .interact {
      return self.extensionContext.cancelRequest(
        withError: NSError(
          domain: ASExtensionErrorDomain, code: ASExtensionError.userInteractionRequired.rawValue))
    }
    askApple()
  }

  public override func prepareInterfaceToConvertAccountToSignInWithApple(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]?
  ) {
    onward = { self.askApple() }
  }

  public override func cancelRequest() {
    wish.heard.append("Cancel")
    super.cancelRequest()
  }

  private func commit(_ credential: ASPasswordCredential, _ password: String) {
    let updated = ASPasswordCredential(user: credential.user, password: password)
    self.extensionContext.completeChangePasswordRequest(updatedCredential: updated, userInfo: ["receipt": 7])
  }

  private func askApple() {
    self.extensionContext.getSignInWithAppleUpgradeAuthorization(state: "a state", nonce: "a nonce") {
      credential, error in
      guard let credential = credential else {
        self.wish.heard.append((error as? ASExtensionError).map { "code \($0.errorCode)" } ?? "no error")
        self.extensionContext.cancelRequest(withError: error ?? ASExtensionError(.failed))
        return
      }
      let token = credential.identityToken.map { String(decoding: $0, as: UTF8.self) } ?? ""
      self.wish.heard.append(credential.user)
      self.wish.heard.append(token)
      self.wish.heard.append(
        "\(credential.state ?? "-") \(credential.fullName?.familyName ?? "-") \(credential.email ?? "-")")
      self.extensionContext.completeUpgradeToSignInWithApple()
    }
  }
}

/// Answers in the completion handler of a request, which runs on a queue of the session's.
public class AnsweringController: ASAccountAuthenticationModificationViewController {
  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    var request = URLRequest(url: URL(string: "https://shiny.example/authorize")!)
    request.httpMethod = "POST"
    URLSession.shared.dataTask(with: request) { data, _, _ in
      self.extensionContext.cancelRequest(withError: ASExtensionError(data == nil ? .userCanceled : .failed))
    }.resume()
  }
}

/// The app's part: it asks, offers its window and hears how it ended.
public class AccountController: UIViewController, ASAccountAuthenticationModificationControllerDelegate,
  ASAccountAuthenticationModificationControllerPresentationContextProviding
{
  private let wish: Wish
  private let requestController = ASAccountAuthenticationModificationController()

  public init(_ wish: Wish) {
    self.wish = wish
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("there is no storyboard")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    offer("Stronger", ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest.init)
    offer("Apple", ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest.init)
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Forget") { _ in
          self.requestController.delegate = nil
        }))
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Hide") { _ in
          self.requestController.presentationContextProvider = nil
        }))
    requestController.delegate = self
    requestController.presentationContextProvider = self
  }

  private func offer(
    _ title: String,
    _ make:
      @escaping (String, ASCredentialServiceIdentifier, [AnyHashable: Any]?) ->
      ASAccountAuthenticationModificationRequest
  ) {
    let service = ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain)
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { _ in
          self.requestController.perform(make("jappleseed", service, ["token": "token-9f3a", "attempt": 2]))
        }))
  }

  public func presentationAnchor(
    for controller: ASAccountAuthenticationModificationController
  ) -> ASPresentationAnchor {
    self.view.window!
  }

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    wish.heard.append("completed with \(userInfo?["receipt"] as? Int ?? 0)")
  }

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: Error
  ) {
    wish.heard.append("failed with \((error as NSError).domain) \((error as NSError).code)")
  }
}
