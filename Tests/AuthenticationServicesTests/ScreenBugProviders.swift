import AuthenticationServices
import LocalAuthentication
import UIKit

/// A provider with a table of names, a Cancel, and a mistake or none.
class NamesTable: ASCredentialProviderViewController, UITableViewDataSource, UITableViewDelegate {
  let isFaulty: Bool
  let table = UITableView()
  var names = ["jappleseed", "kim"]

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    addButton("Cancel") { [weak self] in self?.cancel() }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  func addButton(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }

  /// Has nobody see a name before they have typed what the field is for.
  func hideNames() -> UITextField {
    names = []
    let field = UITextField()
    field.placeholder = "Master password"
    view.addSubview(field)
    return field
  }

  func showNames() {
    names = ["jappleseed", "kim"]
    table.reloadData()
  }

  func cancel() { extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled)) }

  func fill(_ user: String) {
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: user, password: "kitten1"))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fill(names[indexPath.row]) }
}

/// Shows its names to whoever is recognized.
final class FaceTable: NamesTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    names = []
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isFaulty = isFaulty
    let context = LAContext()
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { [weak self] isOwner, _ in
      guard isOwner, let self else { return }
      let show: @Sendable () -> Void = {
        onMainActor(self) { table in
          table.names = ["jappleseed", "kim"]
          table.table.reloadData()
        }
      }
      if isFaulty { show() } else { DispatchQueue.main.async(execute: show) }
    }
  }
}

/// Locks whenever it is not in front, but for its own question, and asks when it is there again.
final class LockingTable: NamesTable {
  private var isAsking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    names = []
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (name, isBack) in [
      (Notification.Name.NSExtensionHostWillResignActive, false), (.NSExtensionHostDidBecomeActive, true),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self, thread = pthread_self()] _ in
        // Others play on other threads.
        guard let self, thread == pthread_self() else { return }
        onMainActor(self) { $0.changesFront(isBack) }
      }
    }
    ask()
  }

  private func changesFront(_ isBack: Bool) {
    if isAsking { return isAsking = !isBack }
    if isBack { ask() }
  }

  private func ask() {
    isAsking = true
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isOwner, _ in
      DispatchQueue.main.async { [weak self] in if isOwner { self?.showNames() } }
    }
  }
}

/// Asks its store something while it comes to the screen, and waits for the answer.
final class WaitingList: NamesTable {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let answered = DispatchSemaphore(value: 0)
    ASCredentialIdentityStore.shared.getState { _ in
      DispatchQueue.main.async { answered.signal() }
    }
    if isFaulty { answered.wait() }
  }
}

/// Hands the main queue something to do.
final class SyncingList: NamesTable {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let work: @Sendable () -> Void = { [weak self] in
      if let self { onMainActor(self) { $0.names.sort() } }
    }
    if isFaulty { DispatchQueue.main.sync(execute: work) } else { DispatchQueue.main.async(execute: work) }
  }
}

/// Shows the names that fit, and of all it has, or of those alone, the ones that are searched for.
final class FittingNames: SearchedList {
  override var all: [String] { isFaulty ? super.all : super.all + ["morgan"] }
  override func fill(at row: Int) { fill(names[row]) }
}

/// Shows those of its names that are searched for.
class SearchedList: NamesTable, UISearchBarDelegate {
  var all: [String] { ["jappleseed", "kim"] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.delegate = self
    view.addSubview(bar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    names = searchText.isEmpty ? all : all.filter { $0.contains(searchText) }
    table.reloadData()
  }

  func fill(at row: Int) { fill(isFaulty ? all[row] : names[row]) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    fill(at: indexPath.row)
  }
}

/// Shows its names to whoever knows the master password.
final class GuardedNames: NamesTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = hideNames()
    addButton("Unlock") { [weak self] in
      guard field.text == "open sesame" else { return }
      self?.showNames()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    fill(names[isFaulty ? names.count - 1 - indexPath.row : indexPath.row])
  }
}

/// The same behind a field that has no button beside it: the keyboard's Return opens the list, a moment later.
final class ReturnedNames: NamesTable, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    hideNames().delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let isRight = textField.text == "open sesame"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      if isRight { self?.showNames() }
    }
    return false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    fill(names[isFaulty ? names.count - 1 - indexPath.row : indexPath.row])
  }
}

/// Goes as it comes, or a second later, where it does not know whom it is to fill in; it has nothing to tap.
final class Unknowing: ASCredentialProviderViewController {
  private let isSlow: Bool

  init(isSlow: Bool) {
    self.isSlow = isSlow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isSlow else { return leave() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.leave() }
  }

  private func leave() {
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}

/// Takes two seconds to decrypt what it fills in.
final class SlowFill: NamesTable {
  private var isOver = false
  private var user = ""

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    user = credentialRequest.credentialIdentity.user
    names = []
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { @MainActor [weak self] in
      try await Task.sleep(for: .seconds(2))
      guard let self, isFaulty || !isOver else { return }
      fill(user)
    }
  }

  override func cancel() {
    isOver = true
    super.cancel()
  }
}

/// Says whether another of its kind is there.
final class CountedList: NamesTable {
  private static weak var last: CountedList?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton(Self.last == nil ? "alone" : "not alone") { [weak self] in self?.fill("jappleseed") }
    Self.last = self
  }
}

/// Takes no third try at the master password; and then no way out either.
final class TwoTries: NamesTable {
  private var tries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = hideNames()
    addButton("Unlock") { [weak self] in
      guard let self, tries < 2 else { return }
      tries += 1
      if field.text == "open sesame" { showNames() }
    }
  }

  override func cancel() { if tries < 2 || !isFaulty { super.cancel() } }
}

/// Takes a moment to look at the master password, and no tap meanwhile.
final class GrayUnlock: NamesTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = hideNames()
    let unlock = UIButton(type: .system)
    unlock.setTitle("Unlock", for: .normal)
    unlock.addAction(
      UIAction { [weak self] _ in
        unlock.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          guard let self else { return }
          if field.text == "open sesame" { return self.showNames() }
          field.text = ""
          unlock.isEnabled = !self.isFaulty
        }
      }, for: .touchUpInside)
    view.addSubview(unlock)
  }
}
