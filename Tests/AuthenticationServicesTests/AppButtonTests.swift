import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Apps that ask for an upgrade with a button, and what becomes of the button (AS-64).
@Suite struct AppButtonTests {
  private func program(staysGray: Bool, fails: Bool) -> Program {
    Program({ AnsweringAtOnce(fails: fails) }, app: { ButtonApp(staysGray: staysGray) })
  }

  @Test(arguments: [true, false])
  func `a button that stays gray after a failure is told, and after a success it is not`(fails: Bool) {
    func isTold(staysGray: Bool) -> Bool {
      Stage().play(
        .user(.taps("Stronger")), .settle, program: program(staysGray: staysGray, fails: fails)
      ).violations.contains(.leftUserAlone)
    }
    #expect(isTold(staysGray: true) == fails)
    #expect(!isTold(staysGray: false))
  }
}

private final class AnsweringAtOnce: ASAccountAuthenticationModificationViewController {
  private let fails: Bool

  init(fails: Bool) {
    self.fails = fails
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    if fails { return extensionContext.cancelRequest(withError: ASExtensionError(.failed)) }
    extensionContext.completeChangePasswordRequest(
      updatedCredential: ASPasswordCredential(user: existingCredential.user, password: newPassword))
  }
}

private final class ButtonApp: UIViewController,
  @preconcurrency ASAccountAuthenticationModificationControllerDelegate,
  ASAccountAuthenticationModificationControllerPresentationContextProviding
{
  private let staysGray: Bool
  private let controller = ASAccountAuthenticationModificationController()
  private let button = UIButton(type: .system)

  init(staysGray: Bool) {
    self.staysGray = staysGray
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    controller.delegate = self
    controller.presentationContextProvider = self
    button.setTitle("Stronger", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func ask() {
    button.isEnabled = false
    controller.perform(
      ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest(
        user: "jappleseed",
        serviceIdentifier: ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain),
        userInfo: ["token": "token-9f3a"]))
  }

  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {}

  func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) {
    button.isEnabled = !staysGray
  }

  func presentationAnchor(
    for controller: ASAccountAuthenticationModificationController
  ) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
}
