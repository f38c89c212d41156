import AuthenticationServices
import Combine
import UIKit

/// What a list shows, and how it is found.
class LoginListModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Login] = []
  @Published private(set) var isSearching = false
  private let store: LoginStore
  private var cancellables = Set<AnyCancellable>()

  init(store: LoginStore = LoginStore()) {
    self.store = store
    let queries =
      $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
    search(queries.eraseToAnyPublisher())
      .receive(on: DispatchQueue.main)
      .sink { [weak self] found in
        self?.isSearching = false
        self?.results = found
      }
      .store(in: &cancellables)
  }

  func search(_ queries: AnyPublisher<String, Never>) -> AnyPublisher<[Login], Never> {
    queries
      .map { [store] query in store.logins(matching: query).replaceError(with: []) }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  func found(
    by publisher: AnyPublisher<String, Never>, each search: @escaping (String) -> AnyPublisher<[Login], Never>
  )
    -> AnyPublisher<[Login], Never>
  {
    publisher.flatMap(search).eraseToAnyPublisher()
  }

  func logins(matching query: String) -> AnyPublisher<[Login], Never> {
    store.logins(matching: query).replaceError(with: []).eraseToAnyPublisher()
  }
}

/// Finds logins, and takes its time.
final class LoginStore {
  enum Failure: Error {
    case locked
  }

  func logins(matching query: String) -> AnyPublisher<[Login], Failure> {
    Future { promise in
      // A short word has many places to be looked for in.
      let seconds = query.count < 2 ? 2.0 : 0.2
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        promise(.success(Login.all.filter { query.isEmpty || $0.user.contains(query) }))
      }
    }
    .eraseToAnyPublisher()
  }
}

/// A list that follows its model.
class ObservedList: ASCredentialProviderViewController {
  lazy var model = makeModel()
  private let field = UITextField()
  private let status = UILabel()
  private let stack = UIStackView()
  private var subscriptions: Set<AnyCancellable> = []

  func makeModel() -> LoginListModel { LoginListModel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Search"
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    stack.axis = .vertical
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(giveUp), for: .touchUpInside)
    for part in [cancel, field, status, stack] { view.addSubview(part) }
    model.$results
      .sink { [weak self] logins in self?.show(logins) }
      .store(in: &subscriptions)
    model.$isSearching
      .map { $0 ? "Searching…" : "" }
      .assign(to: \.text, on: status)
      .store(in: &subscriptions)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    model.query = ""
  }

  @objc private func giveUp() {
    extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
  }

  @objc private func changed() {
    model.query = field.text ?? ""
  }

  private func show(_ logins: [Login]) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for login in logins {
      let button = UIButton(type: .system)
      button.setTitle(login.user, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          self?.extensionContext.completeRequest(withSelectedCredential: login.credential)
        }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }
}

/// Shows whatever comes last, also if it was asked for first.
final class OvertakenModel: LoginListModel {
  override func search(_ queries: AnyPublisher<String, Never>) -> AnyPublisher<[Login], Never> {
    found(by: queries) { [unowned self] in logins(matching: $0) }
  }
}

/// A list that follows such a model.
final class OvertakenList: ObservedList {
  override func makeModel() -> LoginListModel { OvertakenModel() }
}
