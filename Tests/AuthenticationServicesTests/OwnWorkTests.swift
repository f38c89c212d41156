import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalScenarios
import RehearsalTesting
import Synchronization
import TestBench
import Testing
import UIKit

/// Work of an extension's own that comes in between, or goes wrong when its request is over.
@Suite struct OwnWorkTests {
  @Test(arguments: [LazyController.Moment.preparing, .soonAfter])
  func `a handler that asks Apple and then sleeps finds the answer when it wakes`(
    moment: LazyController.Moment
  ) {
    let trace = Stage().play(
      .signInWithApple, .pass(.seconds(1)), .user(.approvesSheet), .pass(.seconds(3)), .settle,
      program: Program { LazyController(moment) })
    #expect(trace.refusal == nil)
    #expect(trace.outcome == .upgraded)
    #expect(trace.screen == .elsewhere)
    // The sheet was up before the view's turn came, and the request is over when the sheet is gone.
    #expect(!trace.screens.contains(.presentedInterface(title: "Shiny")))
  }

  @Test func `what a task makes of the screen is there before the next tap`() {
    let trace = Stage().play(
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Verify")), .settle,
      program: Program { EnablingController() })
    #expect(trace.refusal == nil)
    #expect(trace.outcome == .failed)
  }

  @Test func `Apple's token is good on the day that the handler's clock shows`() {
    let heard = Mutex<[Bool]>([])
    let trace = Stage().play(
      .signInWithApple, .settle, .user(.approvesSheet), .settle,
      program: Program { DayController { good in heard.withLock { $0.append(good) } } })
    #expect(trace.outcome == .upgraded)
    #expect(heard.withLock { $0 } == [true])
  }

  @Test func `who gives a request up as it goes costs a search no path`() {
    var situation = Situation.usual(.credentialList)[0]
    situation.phone.network.hosts = ["shiny.example"]
    var explorer = Explorer([situation], handler: Program(provider: { LettingGo() }))
    explorer.budget = 1
    let exploration = explorer.explore()
    #expect(exploration.verdict == .exhausted)
    #expect(exploration.discoveries.map(\.failure) == [])
  }

  @Test func `what is not to be suspended is done once, off the main queue, with time left for it`() {
    let heard = Mutex<[String]>([])
    let trace = Stage().play(
      .signInWithApple, .settle,
      program: Program { ActiveController { said in heard.withLock { $0.append(said) } } })
    #expect(trace.outcome == .failed)
    #expect(heard.withLock { $0 } == ["expired: false, on main: false"])
  }

  @Test(arguments: [
    (AfterwardsController.Mistake.thread, "the handler starts a thread"),
    (.continuation, "leaked a continuation"),
  ])
  func `what goes wrong when the request is over fails a scenario and a test alike`(
    mistake: AfterwardsController.Mistake, words: String
  ) throws {
    let text = #"""
      Feature: Afterwards
        Scenario: A password is upgraded
          Given the app "Shiny" is associated with "shiny.example"
          And the keychain holds:
            | service       | user       | password |
            | shiny.example | jappleseed | kitten1  |
          And the server holds:
            | user       | password |
            | jappleseed | kitten1  |
          And the extension runs the handler "Afterwards"
          When the user upgrades "jappleseed" to a strong password from Settings
          And everything settles
          Then the request succeeds

      """#
    let program = Program { AfterwardsController(mistake) }
    let scenario = try #require(ScenarioReader().read(text.utf8, file: "afterwards.feature").scenarios.first)
    let verdict = scenario.play { _ in program }
    #expect(verdict.trace.outcome == .upgraded)
    #expect(verdict.failures.contains { $0.problem.contains(words) })
    let stage = Stage()
    let issues = Mutex("")
    withKnownIssue {
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server, handler: program)
    } matching: { issue in
      issues.withLock { $0 += issue.comments.map(\.rawValue).joined() }
      return true
    }
    #expect(issues.withLock { $0.contains("✗ \(words)") })
  }
}

extension Trace {
  /// What came to the screen and left it, in order.
  fileprivate var screens: [ScreenChange] {
    entries.compactMap { if case .system(.screen(let change)) = $0.event { change } else { nil } }
  }
}

/// Asks Apple on its way to the screen, and blocks its main thread.
final class LazyController: ASAccountAuthenticationModificationViewController {
  enum Moment { case preparing, soonAfter }

  private let moment: Moment

  init(_ moment: Moment) {
    self.moment = moment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToConvertAccountToSignInWithApple(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    switch moment {
    case .preparing: ask()
    case .soonAfter: DispatchQueue.main.async { self.ask() }
    }
  }

  private func ask() {
    extensionContext.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { credential, _ in
      guard credential != nil else { return }
      MainActor.assumeIsolated { self.extensionContext.completeUpgradeToSignInWithApple() }
    }
    Thread.sleep(forTimeInterval: 2)
  }
}

/// Completes, and goes wrong a second later.
final class AfterwardsController: ASAccountAuthenticationModificationViewController {
  enum Mistake { case thread, continuation }

  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    extensionContext.completeChangePasswordRequest(
      updatedCredential: ASPasswordCredential(user: existingCredential.user, password: newPassword))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      switch self.mistake {
      case .thread: Thread.detachNewThread {}
      case .continuation:
        Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
      }
    }
  }
}

/// Enables its button in a task, once there are six digits.
final class EnablingController: ASAccountAuthenticationModificationViewController {
  private let field = UITextField()
  private lazy var button = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Verify") { [weak self] _ in
      self?.extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Code"
    button.isEnabled = false
    field.addAction(
      UIAction { [weak self] _ in Task { self?.button.isEnabled = self?.field.text?.count == 6 } },
      for: .editingChanged)
    view.addSubview(UIStackView(arrangedSubviews: [field, button]))
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {}
}

/// Has something to do during which it is not to be suspended.
private final class ActiveController: ASAccountAuthenticationModificationViewController {
  private let tell: @Sendable (String) -> Void

  init(_ tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Report") { [tell] isExpired in
      tell("expired: \(isExpired), on main: \(Thread.isMainThread)")
    }
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}

/// Looks whether Apple's token is of today.
final class DayController: ASAccountAuthenticationModificationViewController {
  private let tell: (Bool) -> Void

  init(_ tell: @escaping (Bool) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    Task {
      let credential = try await extensionContext.requestSignInWithAppleUpgradeAuthorization(
        state: nil, nonce: nil)
      let parts = credential.identityToken.map { String(decoding: $0, as: UTF8.self) }?.split(separator: ".")
      let claims = parts.flatMap { Claims(base64URL: $0[1]) }
      let now = Date().timeIntervalSince1970
      tell(claims.map { $0.iat <= now && now < $0.exp } ?? false)
      extensionContext.completeUpgradeToSignInWithApple()
    }
  }

  private struct Claims: Decodable {
    let iat: Double
    let exp: Double

    init?(base64URL text: Substring) {
      guard let data = Data(base64URL: text),
        let claims = try? JSONDecoder().decode(Claims.self, from: data)
      else { return nil }
      self = claims
    }
  }
}

extension Data {
  /// What a part of a token says.
  init?(base64URL text: Substring) {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
  }
}

/// Begins a request when its list is opened, and gives it up when it goes.
private final class LettingGo: ASCredentialProviderViewController {
  private var task: URLSessionDataTask?

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    for (user, title) in [("jappleseed", "jappleseed"), ("kim", "kim"), (nil, "Cancel")] {
      let act = UIAction(title: title) { [unowned self] _ in
        guard let user else {
          return extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
        }
        extensionContext.completeRequest(
          withSelectedCredential: ASPasswordCredential(user: user, password: "kitten1"))
      }
      view.addSubview(UIButton(type: .system, primaryAction: act))
    }
    guard let url = URL(string: "https://shiny.example/authorize") else { return }
    task = URLSession.shared.dataTask(with: url) { _, _, _ in }
    task?.resume()
  }

  deinit { task?.cancel() }
}
