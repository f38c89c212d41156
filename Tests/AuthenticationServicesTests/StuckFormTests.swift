import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// A form of UIKit's that stays the same view whatever comes of it, and the code in it may be mistyped.
@Suite struct StuckFormTests {
  private func explore(staysGray: Bool) -> Exploration {
    let situations = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var explorer = Explorer(
      [situations[1]], handler: Program { CodeUpgrade(staysGray: staysGray) })
    explorer.deviations = [.user]
    explorer.budget = 1
    return explorer.explore()
  }

  @Test func `a form that stays gray is found, since its user types anew where nothing can be tapped`() {
    let found = explore(staysGray: true)
    #expect(found.discoveries.map(\.failure) == [.rule(.leftFormDead)])
  }

  @Test func `one that takes another code is exhausted`() {
    let found = explore(staysGray: false)
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure)) \(found.gaps)")
  }
}

/// Asks for the code that its server wants on screen, with a form that is gray for as long as it works.
private final class CodeUpgrade: ASAccountAuthenticationModificationViewController {
  private let staysGray: Bool
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private var isWorking = false { didSet { look() } }
  private var isCanceled = false

  init(staysGray: Bool) {
    self.staysGray = staysGray
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityLabel = "Code"
    field.addAction(UIAction { [weak self] _ in self?.look() }, for: .editingChanged)
    button.setTitle("Continue", for: .normal)
    view.addSubview(field)
    view.addSubview(button)
    look()
  }

  private func look() {
    button.isEnabled = !isWorking && field.text?.count == 6
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      let answer = await ask(
        "authorize", ["user": existingCredential.user, "password": existingCredential.password])
      guard let session = answer?["session"] else { return fail() }
      if answer?["error"] == "code-required" {
        return extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
      }
      await change(existingCredential.user, to: newPassword, session)
    }
  }

  override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    loadViewIfNeeded()
    button.addAction(
      UIAction { [weak self] _ in self?.verify(existingCredential, newPassword) }, for: .touchUpInside)
  }

  override func cancelRequest() {
    isCanceled = true
    super.cancelRequest()
  }

  private func verify(_ existing: ASPasswordCredential, _ newPassword: String) {
    let code = field.text ?? ""
    isWorking = true
    Task {
      let answer = await ask("authorize", ["user": existing.user, "password": existing.password])
      guard let session = answer?["session"],
        let reply = await ask("verify-code", ["session": session, "code": code])
      else { return fail() }
      if reply["error"] == "wrong-code" {
        if !staysGray { isWorking = false }
      } else {
        await change(existing.user, to: newPassword, session)
      }
    }
  }

  private func change(_ user: String, to password: String, _ session: String) async {
    guard !isCanceled else { return }
    let answer = await ask("change-password", ["session": session, "password": password])
    guard let answer, answer["error"] == nil, !isCanceled else { return fail() }
    extensionContext.completeChangePasswordRequest(
      updatedCredential: ASPasswordCredential(user: user, password: password))
  }

  private func fail() {
    guard !isCanceled else { return }
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }

  /// What the server says, a refusal among it; `nil` where nothing comes.
  private func ask(_ path: String, _ values: [String: String]) async -> [String: String]? {
    guard let url = URL(string: "https://shiny.example/\(path)") else { return nil }
    var request = URLRequest(url: url, timeoutInterval: 3)
    request.httpMethod = "POST"
    request.httpBody = try? JSONEncoder().encode(values)
    guard let (data, _) = try? await URLSession.shared.data(for: request) else { return nil }
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }
}
