// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are written as extensions are, not as this project is.

public import AuthenticationServices

/// Overrides nothing.
public final class BareProvider: ASCredentialProviderViewController {}

/// Does what a test says, and writes down what it is called for.
public final class NotingProvider: ASCredentialProviderViewController {
  private let diary: Diary
  private let silently: @MainActor (NotingProvider) -> Void
  private let preparing: @MainActor (NotingProvider) -> Void

  public init(
    _ diary: Diary, silently: @escaping @MainActor (NotingProvider) -> Void = { _ in },
    preparing: @escaping @MainActor (NotingProvider) -> Void = { _ in }
  ) {
    self.diary = diary
    self.silently = silently
    self.preparing = preparing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    diary.entries.append("viewDidLoad")
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.entries.append("viewWillAppear")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.entries.append("viewDidDisappear")
  }

  public override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    diary.entries.append("list \(serviceIdentifiers.map(\.identifier).joined(separator: " "))")
    preparing(self)
  }

  public override func provideCredentialWithoutUserInteraction(
    for credentialRequest: any ASCredentialRequest
  ) {
    diary.entries.append("provide \(credentialRequest.type) \(credentialRequest.credentialIdentity.user)")
    silently(self)
  }

  public override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    diary.entries.append("prepare \(credentialRequest.credentialIdentity.recordIdentifier ?? "-")")
    preparing(self)
  }

  public override func reportPublicKeyCredentialUpdate(
    forRelyingParty relyingParty: String, userHandle: Data, newName: String
  ) {
    diary.entries.append("update \(relyingParty) \(String(decoding: userHandle, as: UTF8.self)) \(newName)")
  }

  public override func reportUnknownPublicKeyCredential(
    forRelyingParty relyingParty: String, credentialID: Data
  ) {
    diary.entries.append("unknown \(relyingParty) \(String(decoding: credentialID, as: UTF8.self))")
  }

  public override func reportAllAcceptedPublicKeyCredentials(
    forRelyingParty relyingParty: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) {
    diary.entries.append("accepted \(relyingParty) \(acceptedCredentialIDs.count)")
  }

  public override func reportUnusedPasswordCredential(forDomain domain: String, userName: String) {
    diary.entries.append("unused \(domain) \(userName)")
  }

  public override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    diary.entries.append("save \(savePasswordRequest.credential.user) \(savePasswordRequest.event)")
    silently(self)
  }

  public override func prepareInterface(for savePasswordRequest: ASSavePasswordRequest) {
    diary.entries.append("prepare saving")
    preparing(self)
  }

  public override func performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest) {
    diary.entries.append("generate \(generatePasswordsRequest.passwordFieldPasswordRules ?? "-")")
    silently(self)
  }

  public override func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {
    diary.entries.append("prepare generating")
    preparing(self)
  }

  public func note(_ entry: String) {
    diary.entries.append(entry)
  }
}

/// The app around a provider, which tells the store of what its user adds.
public final class StoringApp: UIViewController {
  private let diary: Diary

  public init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Add kim") { [weak self] _ in self?.add() }))
  }

  private func add() {
    Task {
      let store = ASCredentialIdentityStore.shared
      do {
        diary.entries.append("enabled: \(await store.state().isEnabled)")
        try await store.saveCredentialIdentities([
          ASPasswordCredentialIdentity(
            serviceIdentifier: EveryProviderValue().service, user: "kim", recordIdentifier: "2")
        ])
        diary.entries.append("saved")
      } catch ASCredentialIdentityStoreError.storeDisabled {
        diary.entries.append("disabled")
      }
    }
  }
}
