import AuthenticationServices

/// Passwords and passkeys, as since iOS 17: the system makes requests, and the store is told with async and await.
class PasskeyProvider: ASCredentialProviderViewController {
  let safe = Safe()
  let screen = SafeScreen()
  private let authenticator = Authenticator()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.onCancel = { [weak self] in self?.cancel(.userCanceled) }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    screen.list(safe.records(bestFor: serviceIdentifiers, where: \.isPassword)) { [weak self] record in
      self?.give(record, signing: nil)
    }
  }

  override func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {
    let passkeys = safe.records { $0.isPasskey && $0.domain == requestParameters.relyingPartyIdentifier }
    let passwords = safe.records(bestFor: serviceIdentifiers, where: \.isPassword)
    screen.list(passkeys + passwords) { [weak self] record in
      self?.give(record, signing: requestParameters.clientDataHash)
    }
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let record = safe.record(of: credentialRequest.credentialIdentity) else {
      return forget(credentialRequest.credentialIdentity)
    }
    guard !record.isGuarded else { return cancel(.userInteractionRequired) }
    give(record, signing: (credentialRequest as? ASPasskeyCredentialRequest)?.clientDataHash)
  }

  override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    guard let record = safe.record(of: credentialRequest.credentialIdentity) else {
      return forget(credentialRequest.credentialIdentity)
    }
    let hash = (credentialRequest as? ASPasskeyCredentialRequest)?.clientDataHash
    screen.askForPIN { [weak self] in self?.give(record, signing: hash) }
  }

  override func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
    guard let request = registrationRequest as? ASPasskeyCredentialRequest,
      request.supportedAlgorithms.contains(.ES256)
    else { return cancel(.failed) }
    let user = request.credentialIdentity.user
    screen.show(
      "Keep a passkey for \(user) in your safe?",
      [("Keep", { [weak self] in self?.registerOnScreen(request) })])
  }

  override func prepareInterfaceForExtensionConfiguration() {
    screen.show("Your safe is offered over the keyboard.", [("Done", { [weak self] in self?.setUp() })])
  }

  /// What the store is told of.
  var offered: [Safe.Record] { safe.records { !$0.isCode } }

  /// Gives what a record holds; a passkey signs for whoever asks.
  func give(_ record: Safe.Record, signing hash: Data?) {
    switch record.secret {
    case .password(let password):
      extensionContext.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: record.user, password: password))
    case .passkey(let credentialID, let userHandle):
      guard let hash,
        let assertion = try? authenticator.assertion(
          of: credentialID, for: userHandle, at: record.domain, signing: hash)
      else { return cancel(.failed) }
      extensionContext.completeAssertionRequest(using: assertion)
    case .code: cancel(.failed)
    }
  }

  /// Makes a passkey for whoever tapped, and asks for the PIN where a website wants its user verified.
  private func registerOnScreen(_ request: ASPasskeyCredentialRequest) {
    guard request.userVerificationPreference == .required else {
      return register(request, claiming: .present)
    }
    screen.askForPIN { [weak self] in self?.register(request, claiming: [.present, .verified]) }
  }

  /// Makes a passkey, and tells the store before the system.
  func register(_ request: ASPasskeyCredentialRequest, claiming claims: Authenticator.Claims) {
    guard let asked = request.credentialIdentity as? ASPasskeyCredentialIdentity,
      let passkey = try? authenticator.passkey(
        for: asked.userName, at: asked.relyingPartyIdentifier, signing: request.clientDataHash,
        claiming: claims)
    else { return cancel(.failed) }
    let identity = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: asked.relyingPartyIdentifier, userName: asked.userName,
      credentialID: passkey.credentialID, userHandle: asked.userHandle)
    Task {
      await ASCredentialIdentityStore.shared.remember(identity)
      await extensionContext.completeRegistrationRequest(using: passkey)
    }
  }

  func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }

  private func setUp() {
    let records = offered
    Task {
      if await ASCredentialIdentityStore.shared.offer(records) {
        extensionContext.completeExtensionConfigurationRequest()
      } else {
        screen.show("That did not work.", [("Try again", { [weak self] in self?.setUp() })])
      }
    }
  }

  /// Takes back what is offered and no longer there.
  private func forget(_ identity: any ASCredentialIdentity) {
    switch identity {
    case let password as ASPasswordCredentialIdentity: drop(password)
    case let passkey as ASPasskeyCredentialIdentity: drop(passkey)
    case let code as ASOneTimeCodeCredentialIdentity: drop(code)
    default: cancel(.credentialIdentityNotFound)
    }
  }

  private final func drop(_ identity: some ASCredentialIdentity & Sendable) {
    Task {
      let isForgotten = await ASCredentialIdentityStore.shared.forget(identity)
      cancel(isForgotten ? .credentialIdentityNotFound : .failed)
    }
  }
}
