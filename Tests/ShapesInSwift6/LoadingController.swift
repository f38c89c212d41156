// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// It is written as extensions are, not as this project is.

public import AuthenticationServices

/// Does something that takes its time while its view is made.
public final class LoadingController: ASAccountAuthenticationModificationViewController {
  public enum Work: Sendable {
    case message
    case waiting
    case none
  }

  private let work: Work

  public init(_ work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    switch work {
    case .message:
      guard let address = URL(string: "https://shiny.example/authorize") else { return }
      URLSession.shared.dataTask(with: address) { _, _, _ in }.resume()
    case .waiting: _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 2)
    case .none: break
    }
  }

  public override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {}
}

/// Asks for the state of its store while its view is made.
public final class LoadingProvider: ASCredentialProviderViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    ASCredentialIdentityStore.shared.getState { _ in }
  }

  public override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }
}
