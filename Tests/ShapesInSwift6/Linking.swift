// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are written as apps are, not as this project is.

public import AuthenticationServices

/// Asks for an upgrade without being a screen: it owns the controller, is its own delegate, and names no window.
public final class Linking: NSObject, ASAccountAuthenticationModificationControllerDelegate {
  private let controller = ASAccountAuthenticationModificationController()
  private let diary: Diary

  public init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  public func link(_ user: String) {
    let request = ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest(
      user: user,
      serviceIdentifier: ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain),
      userInfo: ["origin": "profile"])
    controller.delegate = self
    controller.perform(request)
  }

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) {
    diary.entries.append("failed with \((error as NSError).code)")
  }

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    diary.entries.append("linked with \(userInfo?.count ?? 0)")
  }
}

/// The screen from which that is asked.
public final class ProfileController: UIViewController {
  private let linking: Linking

  public init(_ diary: Diary) {
    linking = Linking(diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Link") { [linking] _ in linking.link("jappleseed") }))
  }
}
