import AuthenticationServices
import LocalAuthentication
import UIKit

/// Asks for its user's face as soon as it is on screen, and has a habit where they turn that down.
final class Insisting: ASCredentialProviderViewController {
  /// What it does with Cancel.
  enum Habit {
    case asksAgain
    case asksForPasscode
    case offersButton
    /// As soon as nothing of the system's is in front of it, which is what its own question was.
    case asksWhenActive
  }

  private let habit: Habit

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Leave") { $0.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled)) }
    guard habit == .asksWhenActive else { return }
    _ = NotificationCenter.default.addObserver(
      forName: .NSExtensionHostDidBecomeActive, object: nil, queue: .main
    ) { [weak self, thread = pthread_self()] _ in
      // Others play on other threads.
      if thread == pthread_self() { MainActor.assumeIsolated { self?.ask() } }
    }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask()
  }

  private func ask(_ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics) {
    LAContext().evaluatePolicy(policy, localizedReason: "Unlock") { [weak self] isOwner, _ in
      DispatchQueue.main.async { if !isOwner { self?.hearNo(to: policy) } }
    }
  }

  private func hearNo(to policy: LAPolicy) {
    switch habit {
    case .asksAgain: ask()
    case .asksForPasscode: if policy != .deviceOwnerAuthentication { ask(.deviceOwnerAuthentication) }
    case .offersButton: add("Unlock") { $0.ask() }
    case .asksWhenActive: break
    }
  }

  private func add(_ title: String, _ act: @escaping (Insisting) -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { [unowned self] _ in act(self) }))
  }
}
