import AuthenticationServices
import OSLog

extension Logger {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "example.shiny"

  /// What becomes of requests.
  static let requests = Logger(subsystem: subsystem, category: "requests")
}

/// Says in its log what becomes of each request, and keeps to itself what nobody may read.
class LoggedList: ASCredentialProviderViewController {
  private let signposter = OSSignposter(subsystem: "example.shiny", category: .pointsOfInterest)
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    view.addSubview(stack)
    let cancel = UIButton(
      type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
    view.addSubview(cancel)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let state = signposter.beginInterval("list")
    defer { signposter.endInterval("list", state) }
    Logger.requests.debug("\(serviceIdentifiers.count) services, \(Login.all.count, format: .decimal) logins")
    for login in Login.all {
      let choice = UIAction(title: login.user) { [weak self] _ in self?.fill(in: login) }
      stack.addArrangedSubview(UIButton(type: .system, primaryAction: choice))
    }
  }

  func fill(in login: Login) {
    note(login)
    extensionContext.completeRequest(withSelectedCredential: login.credential)
  }

  func note(_ login: Login) {
    Logger.requests.info(
      """
      fills in \(login.user, privacy: .private(mask: .hash)) \
      with \(login.password, privacy: .sensitive) at \(login.domain, privacy: .public)
      """)
  }

  private func cancel() {
    Logger.requests.notice("canceled")
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }
}

/// Left in from a long night of looking for a mistake.
final class TellingList: LoggedList {
  override func note(_ login: Login) {
    Logger.requests.log(level: .debug, "\(login.user, privacy: .public):\(login.password, privacy: .public)")
  }
}
