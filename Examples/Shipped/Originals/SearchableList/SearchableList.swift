import UIKit
import AuthenticationServices

/// A table with a search bar above it, as they have been written for years.
@objcMembers
class SearchableList: ASCredentialProviderViewController {
  @IBOutlet weak var searchBar: UISearchBar!
  @IBOutlet weak var tableView: UITableView!
  fileprivate var logins = Login.all
  fileprivate var found = Login.all

  override func loadView() {
    view = UIView()
    let bar = UISearchBar()
    let table = UITableView(frame: .zero, style: .plain)
    view.addSubview(bar)
    view.addSubview(table)
    searchBar = bar
    tableView = table
  }

  /// What a tap on a row of this list means.
  func login(at indexPath: IndexPath) -> Login {
    found[indexPath.row]
  }

  @objc dynamic func cancel(_ sender: AnyObject?) {
    extensionContext.cancelRequest(
      withError: NSError(domain: ASExtensionErrorDomain, code: ASExtensionError.userCanceled.rawValue))
  }
}

extension SearchableList {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "login")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    searchBar.delegate = self
    searchBar.placeholder = "Search logins"
    searchBar.showsCancelButton = true
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let domains = serviceIdentifiers.map { URL(string: $0.identifier)?.host ?? $0.identifier }
    logins =
      Login.all.filter { domains.contains($0.domain) } + Login.all.filter { !domains.contains($0.domain) }
    found = logins
    tableView.reloadData()
  }
}

extension SearchableList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "login", for: indexPath)
    cell.textLabel?.text = found[indexPath.row].user
    cell.detailTextLabel?.text = found[indexPath.row].domain
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    extensionContext.completeRequest(
      withSelectedCredential: login(at: indexPath).credential, completionHandler: nil)
  }
}

extension SearchableList: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    found = searchText.isEmpty ? logins : logins.filter { $0.user.contains(searchText) }
    tableView.reloadData()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    cancel(searchBar)
  }
}

/// Takes the row of the whole list for the one that was found.
final class MistakenList: SearchableList {
  override func login(at indexPath: IndexPath) -> Login {
    logins[indexPath.row]
  }
}
