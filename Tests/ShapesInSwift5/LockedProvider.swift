// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// These are written as extensions are, not as this project is.

import AuthenticationServices

// What stands around a handler in Swift 5 mode: classes of no actor that handle views, and classes over classes.

/// Shows a lock in front of an extension, wherever that stands.
public class LockDisplay {
  private let lock: LockScreen

  public init(_ unlocked: @escaping () -> Void) {
    lock = LockScreen()
    lock.unlocked = unlocked
    lock.modalPresentationStyle = .fullScreen
  }

  /// Before what holds the extension, as over everything of it.
  public func show(before controller: UIViewController) {
    controller.parent?.present(lock, animated: false)
  }
}

public class LockScreen: LockBase {
  public var unlocked: (() -> Void)?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Unlock", for: .normal)
    button.addAction(
      UIAction { _ in self.dismiss(animated: false, completion: self.unlocked) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// Lists one thing, behind a lock.
public class LockedProvider: ASCredentialProviderViewController {
  public private(set) var parents: [String] = []
  private lazy var display = LockDisplay { [unowned self] in self.offer() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
  }

  public override func prepareCredentialList(for services: [ASCredentialServiceIdentifier]) {
    display.show(before: self)
  }

  private func offer() {
    view.isHidden = false
    let row = UIButton(type: .system)
    row.setTitle("jappleseed", for: .normal)
    row.addAction(UIAction { _ in self.give() }, for: .touchUpInside)
    view.addSubview(row)
  }

  private func give() {
    precondition(presentedViewController == nil && parent?.presentedViewController == nil)
    precondition(navigationController == nil && !isMovingToParent)
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "cobalt-tram-42"))
  }
}
