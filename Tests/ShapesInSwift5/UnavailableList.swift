// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// This is written as extensions are, not as this project is.

import AuthenticationServices

/// A list that is empty, searched and synchronized, with everything set that people set.
public class UnavailableList: UITableViewController {
  private lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.waitsForConnectivity = true
    configuration.timeoutIntervalForResource = 30
    configuration.allowsCellularAccess = true
    configuration.allowsExpensiveNetworkAccess = true
    configuration.allowsConstrainedNetworkAccess = false
    configuration.httpMaximumConnectionsPerHost = 2
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.networkServiceType = .responsiveData
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    return URLSession(configuration: configuration, delegate: nil, delegateQueue: .main)
  }()
  private let search = UISearchController()
  private let progress = UIProgressView(progressViewStyle: .bar)

  public override func viewDidLoad() {
    super.viewDidLoad()
    search.dimsBackgroundDuringPresentation = false
    search.searchBar.enablesReturnKeyAutomatically = false
    navigationItem.searchController = search
    view.addSubview(progress)
    NSLayoutConstraint.activate([
      progress.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      progress.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
    ])
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    progress.setProgress(0.5, animated: animated)
    synchronize()
  }

  public override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No logins"
    configuration.secondaryText = "Logins that you save appear here."
    configuration.image = UIImage(systemName: "key")
    configuration.button = .borderless()
    configuration.button.title = "Try again"
    configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.synchronize() }
    contentUnavailableConfiguration = state.searchText == nil ? configuration : .search()
  }

  private func synchronize() {
    var request = URLRequest(url: URL(string: "https://shiny.example/status")!)
    request.allowsCellularAccess = true
    request.httpShouldHandleCookies = false
    request.networkServiceType = .background
    let task = session.dataTask(with: request) { [weak self] _, response, _ in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      self?.title = HTTPURLResponse.localizedString(forStatusCode: status)
    }
    task.priority = URLSessionTask.lowPriority
    task.resume()
  }
}
