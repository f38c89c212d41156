import AuthenticationServices
import UIKit

/// A provider with a list of buttons, in which a bug can be, or not.
class ButtonList: ASCredentialProviderViewController {
  let isFaulty: Bool
  private let stack = UIStackView()

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    showAll { [weak self] in self?.fill($0) }
  }

  /// Shows everybody there is, and the way out.
  func showAll(picking: @escaping (String) -> Void) {
    show(["jappleseed", "kim"].map { user in (user, { picking(user) }) } + [("Cancel", leave)])
  }

  /// Shows what there is to tap, once each.
  func show(_ buttons: [(title: String, act: () -> Void)]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (title, act) in buttons {
      stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() }))
    }
  }

  func fill(_ user: String, _ password: String = "kitten1") {
    show([])
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: user, password: password), completionHandler: nil)
  }

  func cancel(_ code: ASExtensionError.Code) {
    show([])
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }

  private func leave() { cancel(.userCanceled) }
}
