import AuthenticationServices
import UIKit

/// Buttons, a switch and segments that all tell by whom they were touched.
class SortedList: ASCredentialProviderViewController {
  /// In the order of the screen.
  private(set) var shown: [Login] = []
  private var domains: [String] = []
  private var isReversed = false
  private var showsAll = true
  private let stack = UIStackView()

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let order = UISegmentedControl(items: ["A to Z", "Z to A"])
    order.selectedSegmentIndex = 0
    order.addTarget(self, action: #selector(SortedList.orderChanged(sender:)), for: .valueChanged)
    view.addSubview(order)
    let label = UILabel()
    label.text = "Other websites"
    view.addSubview(label)
    let others = UISwitch()
    others.isOn = true
    others.addTarget(self, action: #selector(othersChanged), for: .valueChanged)
    view.addSubview(others)
    let cancel = UIButton(type: .custom)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(
      self, action: #selector(cancelTapped(_:forEvent:)), for: [.touchUpInside, .primaryActionTriggered])
    view.addSubview(cancel)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    self.view = view
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    domains = serviceIdentifiers.map { URL(string: $0.identifier)?.host ?? $0.identifier }
    sort()
  }

  private func sort() {
    let found = Login.all.filter { showsAll || domains.contains($0.domain) }.sorted { $0.user < $1.user }
    shown = isReversed ? found.reversed() : found
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (index, login) in shown.enumerated() {
      let button = UIButton(type: .system)
      button.tag = index
      button.setTitle(login.user, for: .normal)
      button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }

  /// The login whose button bears a tag.
  func login(tagged tag: Int) -> Login {
    shown[tag]
  }

  @objc func choose(_ sender: UIButton) {
    extensionContext.completeRequest(withSelectedCredential: login(tagged: sender.tag).credential)
  }

  @objc func orderChanged(sender: UISegmentedControl) {
    isReversed = sender.selectedSegmentIndex == 1
    sort()
  }

  @objc private func othersChanged(_ sender: UISwitch) {
    showsAll = sender.isOn
    sort()
  }

  @objc private func cancelTapped(_ sender: Any, forEvent event: UIEvent) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }
}

/// Takes a tag for a place among all logins.
final class UnsortedList: SortedList {
  override func login(tagged tag: Int) -> Login {
    Login.all[tag]
  }
}
