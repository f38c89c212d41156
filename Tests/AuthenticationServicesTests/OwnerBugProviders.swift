import AuthenticationServices
import LocalAuthentication
import UIKit

/// Asks for its user's face as it comes to the screen, and hears what came of it on the main queue.
class AskingNames: NamesTable {
  var asksAtOnce: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    names = []
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if asksAtOnce { ask() }
  }

  func ask(_ policy: LAPolicy = .deviceOwnerAuthentication) {
    LAContext().evaluatePolicy(policy, localizedReason: "Unlock") { [weak self] isOwner, error in
      let code = (error as? LAError)?.code
      DispatchQueue.main.async { self?.hear(isOwner, code) }
    }
  }

  func hear(_ isOwner: Bool, _ code: LAError.Code?) {
    if isOwner || isFaulty { open() } else { cancel() }
  }

  func open() { showNames() }
}

/// The same, with an error that is caught and forgotten.
final class CatchingNames: AskingNames {
  override func ask(_ policy: LAPolicy) {
    Task { @MainActor [weak self] in
      do {
        _ = try await LAContext().evaluatePolicy(policy, localizedReason: "Unlock")
      } catch {
        if self?.isFaulty == false {
          self?.cancel()
          return
        }
      }
      self?.open()
    }
  }
}

/// Asks whoever taps a button for that, and shows nothing before.
final class LockedNames: AskingNames {
  override var asksAtOnce: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Unlock") { [weak self] in self?.ask() }
  }
}

/// Fills in what was picked once it has asked.
final class AskingFill: AskingNames {
  private var user = ""

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    user = credentialRequest.credentialIdentity.user
  }

  override func open() { fill(user) }
}

/// Gives a code once it has asked.
final class AskingCode: AskingNames {
  override func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func fill(_ user: String) {
    extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: "424242"))
  }
}

/// Shows all its names to everybody, and asks for a face where one of them is tapped.
final class GuardedName: AskingNames {
  override var asksAtOnce: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNames()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if names[indexPath.row] == "kim" { super.ask() } else { fill(names[indexPath.row]) }
  }

  override func hear(_ isOwner: Bool, _ code: LAError.Code?) { if isOwner || isFaulty { fill("kim") } }
}

/// Asks whom it does not recognize for a password of its own.
final class FallingBack: AskingNames {
  override func hear(_ isOwner: Bool, _ code: LAError.Code?) {
    if isOwner { return open() }
    let field = hideNames()
    addButton("Unlock") { [weak self] in
      if field.text == "open sesame" { self?.open() }
    }
  }
}

/// Has nothing on screen before somebody was recognized, and knows three things that can come of that, or four.
final class Blank: ASCredentialProviderViewController {
  /// What it does where too many faces were not recognized.
  enum Habit: CaseIterable {
    case asksForPasscode
    case nothing
    case asksForFaceAgain
  }

  private let habit: Habit

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask(.deviceOwnerAuthenticationWithBiometrics)
  }

  private func ask(_ policy: LAPolicy) {
    let context = LAContext()
    context.localizedFallbackTitle = ""
    context.evaluatePolicy(policy, localizedReason: "Unlock") { [weak self] isOwner, error in
      let code = (error as? LAError)?.code
      DispatchQueue.main.async { self?.hear(isOwner, code) }
    }
  }

  private func hear(_ isOwner: Bool, _ code: LAError.Code?) {
    guard !isOwner else { return list() }
    switch code {
    case .userCancel: cancel(.userCanceled)
    case .authenticationFailed: cancel(.failed)
    case .biometryLockout where habit == .asksForPasscode: ask(.deviceOwnerAuthentication)
    case .biometryLockout where habit == .asksForFaceAgain: ask(.deviceOwnerAuthenticationWithBiometrics)
    default: break
    }
  }

  private func list() {
    for user in ["jappleseed", "kim"] {
      add(user) { $0.extensionContext.completeRequest(withSelectedCredential: Self.credential(of: user)) }
    }
    add("Cancel") { $0.cancel(.userCanceled) }
  }

  private static func credential(of user: String) -> ASPasswordCredential {
    ASPasswordCredential(user: user, password: "kitten1")
  }

  private func add(_ title: String, _ act: @escaping (Blank) -> Void) {
    let action = UIAction(title: title) { [weak self] _ in if let self { act(self) } }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }

  private func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }
}

/// Asks for its user's face sooner or later, and gives up where nobody can be asked.
final class Hasty: ASCredentialProviderViewController {
  enum Habit {
    case asksInSilence
    case asksOnScreen
  }

  private let habit: Habit

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {
    guard habit != .asksInSilence else { return ask() }
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask()
  }

  private func ask() {
    let context = extensionContext
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isOwner, _ in
      guard isOwner else { return context.cancelRequest(withError: ASExtensionError(.userCanceled)) }
      context.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "kitten1"))
    }
  }
}
