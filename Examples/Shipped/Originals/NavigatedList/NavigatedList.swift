import AuthenticationServices

/// A navigation controller inside of the extension's view controller, with buttons in its bar.
class NavigatedProvider: ASCredentialProviderViewController {
  lazy var list = LoginTable(style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.title = "Logins"
    list.onChoice = { [weak self] login in
      self?.extensionContext.completeRequest(withSelectedCredential: login.credential)
    }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "About", style: .plain, target: self, action: #selector(showAbout(_:)))
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    list.logins = Login.all
  }

  @objc func cancel() {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }

  @objc private func showAbout(_ sender: UIBarButtonItem) {
    let about = UIViewController()
    about.title = sender.title
    let label = UILabel()
    label.text = "Three logins are kept."
    about.view.addSubview(label)
    list.navigationController?.pushViewController(about, animated: true)
  }
}

/// Every login in a row of its own.
class LoginTable: UITableViewController {
  var onChoice: ((Login) -> Void)?
  var logins: [Login] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LoginCell.self, forCellReuseIdentifier: String(describing: LoginCell.self))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    logins.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Choose a login"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: String(describing: LoginCell.self), for: indexPath)
    if let cell = cell as? LoginCell { cell.show(logins[indexPath.row]) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(logins[indexPath.row])
  }
}

/// A login with its domain below.
class LoginCell: UITableViewCell {
  private let user = UILabel()
  private let domain = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(user)
    contentView.addSubview(domain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ login: Login) {
    user.text = login.user
    domain.text = login.domain
  }
}

/// Takes its list away and answers nobody.
final class UnansweringProvider: NavigatedProvider {
  override func cancel() {
    dismiss(animated: true, completion: nil)
  }
}
