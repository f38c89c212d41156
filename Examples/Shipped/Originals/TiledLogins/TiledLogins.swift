import AuthenticationServices
import UIKit

/// Every login on a tile, in the order of the domains that are asked for.
class TiledLogins: ASCredentialProviderViewController, UICollectionViewDelegate {
  enum Section { case matching, others }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    view.addSubview(collectionView)
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(giveUp(_:)), for: .touchUpInside)
    view.addSubview(cancel)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let registration = UICollectionView.CellRegistration<LoginTile, String> { cell, _, user in
      cell.show(Login.all.first { $0.user == user })
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, user in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: user)
    }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let domains = serviceIdentifiers.map { URL(string: $0.identifier)?.host ?? $0.identifier }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.matching, .others])
    for login in Login.all {
      snapshot.appendItems([login.user], toSection: domains.contains(login.domain) ? .matching : .others)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// The login of a tile.
  func login(at indexPath: IndexPath) -> Login? {
    let user = dataSource.itemIdentifier(for: indexPath)
    return Login.all.first { $0.user == user }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let login = login(at: indexPath) else { return }
    extensionContext.completeRequest(withSelectedCredential: login.credential)
  }

  @objc private func giveUp(_ sender: UIButton) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }
}

/// A tile with a user and a domain.
class LoginTile: UICollectionViewCell {
  private let user = UILabel()
  private let domain = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [user, domain] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ login: Login?) {
    user.text = login?.user
    domain.text = login?.domain
  }
}

/// Forgets that tiles stand in sections.
final class MistakenTiles: TiledLogins {
  override func login(at indexPath: IndexPath) -> Login? {
    Login.all[indexPath.item]
  }
}
