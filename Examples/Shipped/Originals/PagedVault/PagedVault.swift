import AuthenticationServices
import UIKit

/// A page says what was chosen on it by its place.
protocol LoginPageDelegate: AnyObject {
  func page(_ page: LoginPage, didChooseLoginAt index: Int)
}

/// Holds a page for everything and one for other websites, and shows one of them.
class PagedVault: ASCredentialProviderViewController {
  private let everything = LoginPage()
  private let elsewhere = LoginPage()
  private let container = UIView()
  private weak var current: LoginPage?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(container)
    let pages = UISegmentedControl(items: ["Everything", "Elsewhere"])
    pages.selectedSegmentIndex = 0
    pages.addTarget(self, action: #selector(turn(_:)), for: .valueChanged)
    view.addSubview(pages)
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(giveUp), for: .touchUpInside)
    view.addSubview(cancel)
    for page in [everything, elsewhere] { page.delegate = self }
    show(everything)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let domains = serviceIdentifiers.map { URL(string: $0.identifier)?.host ?? $0.identifier }
    everything.logins = Login.all
    elsewhere.logins = Login.all.filter { !domains.contains($0.domain) }
  }

  @objc private func turn(_ sender: UISegmentedControl) {
    guard let old = current else { return }
    let new = sender.selectedSegmentIndex == 0 ? everything : elsewhere
    guard new !== old else { return }
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    show(new)
  }

  private func show(_ page: LoginPage) {
    addChild(page)
    page.view.frame = container.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(page.view)
    page.didMove(toParent: self)
    current = page
  }

  @objc private func giveUp() {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }

  /// The logins that a choice on a page is meant for.
  func logins(of page: LoginPage) -> [Login] {
    page.logins
  }
}

extension PagedVault: LoginPageDelegate {
  func page(_ page: LoginPage, didChooseLoginAt index: Int) {
    extensionContext.completeRequest(withSelectedCredential: logins(of: page)[index].credential)
  }
}

/// Some logins, one below the other.
class LoginPage: UIViewController {
  weak var delegate: LoginPageDelegate?
  var logins: [Login] = [] {
    didSet { if isViewLoaded { fill() } }
  }
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    view.addSubview(stack)
    fill()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    title = parent == nil ? nil : "Logins"
  }

  private func fill() {
    for view in stack.arrangedSubviews {
      stack.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    for index in logins.indices {
      let button = UIButton(type: .system)
      button.setTitle(logins[index].user, for: .normal)
      button.tag = index
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }

  @objc private func choose(_ sender: UIButton) {
    delegate?.page(self, didChooseLoginAt: sender.tag)
  }
}

/// Takes a place on any page for one among all logins.
final class MuddledVault: PagedVault {
  override func logins(of page: LoginPage) -> [Login] {
    Login.all
  }
}
