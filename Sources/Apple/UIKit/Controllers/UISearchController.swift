/// A search bar and whoever shows what is found.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Its bar, which stands in a navigation bar or where the code puts it.
  public let searchBar = UISearchBar()
  /// Who is told to look again.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of its coming and going.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Who shows what is found, if not whoever has the bar.
  public let searchResultsController: UIViewController?
  /// Whether what is below is dimmed meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether what is below is dimmed meanwhile, as it was called before.
  @available(iOS, introduced: 8.0, deprecated: 12.0) open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to give up is there while somebody looks for something.
  open var automaticallyShowsCancelButton = true

  /// A search whose results are shown by another, or by whoever has the bar.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// A search whose results are shown by whoever has the bar.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A search from a storyboard.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.changed = { [weak self] in self?.look() }
    searchBar.canceled = { [weak self] in self?.isActive = false }
    searchBar.isSearching = { [weak self] in self?.isActive == true }
  }

  /// Whether somebody looks for something.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      searchBar.showsCancelButton = isActive && automaticallyShowsCancelButton
      if isActive {
        Front.current?.search = self
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
      }
    }
  }

  private func look() {
    isActive = true
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Who is told to look again.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// What somebody looks for has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Who hears of a search's coming and going.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Somebody is about to look for something.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Somebody looks for something.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Nobody is about to look for anything any more.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Nobody looks for anything any more.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Every call may be left out.
extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search whose bar stands below the title.
  public var searchController: UISearchController? {
    get { search?.holder as? UISearchController }
    set { search = newValue.map { ($0, $0.searchBar) } }
  }
}
