import AuthenticationServices
import UIKit

/// A list that was drawn, with a search field above it and a page for each login.
class DrawnList: ASCredentialProviderViewController {
  @IBOutlet private weak var searchBar: UISearchBar!
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private var emptyLabel: UILabel!

  private var logins = Login.all
  private var found = Login.all

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let domains = serviceIdentifiers.map(\.identifier)
    logins = Login.all.sorted { domains.contains($0.domain) && !domains.contains($1.domain) }
    found = logins
    tableView.reloadData()
  }

  @IBAction func cancel(_ sender: AnyObject?) {
    extensionContext.cancelRequest(
      withError: NSError(domain: ASExtensionErrorDomain, code: ASExtensionError.userCanceled.rawValue))
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    guard let detail = segue.source as? LoginDetail, detail.isConfirmed else { return }
    fill(in: detail.login)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail", let detail = segue.destination as? LoginDetail,
      let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    detail.login = found[indexPath.row]
  }

  func fill(in login: Login?) {
    guard let login = login else { return }
    extensionContext.completeRequest(withSelectedCredential: login.credential, completionHandler: nil)
  }
}

extension DrawnList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    emptyLabel.isHidden = !found.isEmpty
    return found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "LoginCell", for: indexPath)
    (cell as? DrawnCell)?.show(found[indexPath.row])
    return cell
  }
}

extension DrawnList: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    found =
      searchText.isEmpty ? logins : logins.filter { $0.user.lowercased().contains(searchText.lowercased()) }
    tableView.reloadData()
  }
}

/// A row as it was drawn.
@objc(LoginRow)
class DrawnCell: UITableViewCell {
  @IBOutlet weak var userLabel: UILabel!
  @IBOutlet weak var domainLabel: UILabel!

  func show(_ login: Login) {
    userLabel.text = login.user
    domainLabel.text = login.domain
  }
}

/// What there is to one login, before it is filled in.
class LoginDetail: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var fillButton: UIButton!
  var login: Login?
  private(set) var isConfirmed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = login.map { "\($0.user) at \($0.domain)" }
    fillButton.isEnabled = login != nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    isConfirmed = segue.identifier == "confirm"
  }
}

/// Takes every way back for a yes.
final class HastyList: DrawnList {
  override func unwindToList(_ segue: UIStoryboardSegue) {
    fill(in: (segue.source as? LoginDetail)?.login)
  }
}
