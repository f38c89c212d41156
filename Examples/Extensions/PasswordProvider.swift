import AuthenticationServices

/// Passwords, as since iOS 12: the system names an identity, and the store is told with completion handlers.
///
/// Later systems call it as well, because the base class hands their requests for a password on.
final class PasswordProvider: ASCredentialProviderViewController {
  private let safe = Safe()
  private let screen = SafeScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.onCancel = { [weak self] in self?.cancel(.userCanceled) }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    screen.list(safe.records(bestFor: serviceIdentifiers, where: \.isPassword)) { [weak self] record in
      self?.give(record)
    }
  }

  override func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {
    guard let record = safe.record(of: credentialIdentity) else { return forget(credentialIdentity) }
    guard !record.isGuarded else { return cancel(.userInteractionRequired) }
    give(record)
  }

  override func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {
    guard let record = safe.record(of: credentialIdentity) else { return forget(credentialIdentity) }
    screen.askForPIN { [weak self] in self?.give(record) }
  }

  override func prepareInterfaceForExtensionConfiguration() {
    screen.show(
      "Your passwords are suggested over the keyboard.", [("Done", { [weak self] in self?.setUp() })])
  }

  /// Tells the store of everything, where the user has just enabled the extension.
  private func setUp() {
    let identities = safe.records(where: \.isPassword).map { record in
      ASPasswordCredentialIdentity(
        serviceIdentifier: ASCredentialServiceIdentifier(identifier: record.domain, type: .domain),
        user: record.user, recordIdentifier: record.identifier)
    }
    let store = ASCredentialIdentityStore.shared
    store.getState { state in
      guard state.isEnabled else { return self.finishSetUp(isWritten: true) }
      store.patiently({ store.replaceCredentialIdentities(with: identities, completion: $0) }) { isWritten in
        self.finishSetUp(isWritten: isWritten)
      }
    }
  }

  /// The store answers on any queue.
  nonisolated private func finishSetUp(isWritten: Bool) {
    DispatchQueue.main.async {
      if isWritten { return self.extensionContext.completeExtensionConfigurationRequest() }
      self.screen.show("That did not work.", [("Try again", { [weak self] in self?.setUp() })])
    }
  }

  /// Takes back what is offered and no longer there.
  private func forget(_ identity: ASPasswordCredentialIdentity) {
    let store = ASCredentialIdentityStore.shared
    store.getState { state in
      guard state.supportsIncrementalUpdates else { return self.miss(isForgotten: true) }
      store.patiently({ store.removeCredentialIdentities([identity], completion: $0) }) { isForgotten in
        self.miss(isForgotten: isForgotten)
      }
    }
  }

  /// Says that an identity is unknown, once it is offered no more.
  nonisolated private func miss(isForgotten: Bool) {
    DispatchQueue.main.async { self.cancel(isForgotten ? .credentialIdentityNotFound : .failed) }
  }

  private func give(_ record: Safe.Record) {
    guard case .password(let password) = record.secret else { return cancel(.failed) }
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: record.user, password: password),
      completionHandler: nil)
  }

  private func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }
}
