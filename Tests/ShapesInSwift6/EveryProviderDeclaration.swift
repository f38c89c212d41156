// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are written as extensions are, not as this project is.

public import AuthenticationServices

// Everything that Apple declares for credential providers, used as declared: what is open is overridden, what has a
// default is called without it, and what takes a completion is called and waited for.

/// Overrides every call.
open class EveryProviderCall: ASCredentialProviderViewController {
  open override var extensionContext: ASCredentialProviderExtensionContext { super.extensionContext }

  open override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    super.prepareCredentialList(for: serviceIdentifiers)
  }

  open override func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {
    super.prepareCredentialList(for: serviceIdentifiers, requestParameters: requestParameters)
  }

  open override func prepareOneTimeCodeCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier]
  ) {
    super.prepareOneTimeCodeCredentialList(for: serviceIdentifiers)
  }

  open override func prepareInterfaceForUserChoosingTextToInsert() {
    super.prepareInterfaceForUserChoosingTextToInsert()
  }

  open override func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {
    super.provideCredentialWithoutUserInteraction(for: credentialIdentity)
  }

  open override func provideCredentialWithoutUserInteraction(
    for credentialRequest: any ASCredentialRequest
  ) {
    super.provideCredentialWithoutUserInteraction(for: credentialRequest)
  }

  open override func prepareInterfaceToProvideCredential(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {
    super.prepareInterfaceToProvideCredential(for: credentialIdentity)
  }

  open override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    super.prepareInterfaceToProvideCredential(for: credentialRequest)
  }

  open override func prepareInterfaceForExtensionConfiguration() {
    super.prepareInterfaceForExtensionConfiguration()
  }

  open override func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
    super.prepareInterface(forPasskeyRegistration: registrationRequest)
  }

  open override func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    super.performWithoutUserInteractionIfPossible(passkeyRegistration: registrationRequest)
  }

  open override func reportPublicKeyCredentialUpdate(
    forRelyingParty relyingParty: String, userHandle: Data, newName: String
  ) {
    super.reportPublicKeyCredentialUpdate(
      forRelyingParty: relyingParty, userHandle: userHandle, newName: newName)
  }

  open override func reportUnknownPublicKeyCredential(
    forRelyingParty relyingParty: String, credentialID: Data
  ) {
    super.reportUnknownPublicKeyCredential(forRelyingParty: relyingParty, credentialID: credentialID)
  }

  open override func reportAllAcceptedPublicKeyCredentials(
    forRelyingParty relyingParty: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) {
    super.reportAllAcceptedPublicKeyCredentials(
      forRelyingParty: relyingParty, userHandle: userHandle, acceptedCredentialIDs: acceptedCredentialIDs)
  }

  open override func reportUnusedPasswordCredential(forDomain domain: String, userName: String) {
    super.reportUnusedPasswordCredential(forDomain: domain, userName: userName)
  }

  open override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    super.performWithoutUserInteractionIfPossible(savePasswordRequest: savePasswordRequest)
  }

  open override func prepareInterface(for savePasswordRequest: ASSavePasswordRequest) {
    super.prepareInterface(for: savePasswordRequest)
  }

  open override func performWithoutUserInteraction(generatePasswordsRequest: ASGeneratePasswordsRequest) {
    super.performWithoutUserInteraction(generatePasswordsRequest: generatePasswordsRequest)
  }

  open override func prepareInterface(for generatePasswordsRequest: ASGeneratePasswordsRequest) {
    super.prepareInterface(for: generatePasswordsRequest)
  }
}

/// Overrides every answer, and calls it without and with what it may do without.
open class EveryProviderAnswer: ASCredentialProviderExtensionContext, @unchecked Sendable {
  open override func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {
    super.completeRequest(withSelectedCredential: credential)
  }

  open override func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.completeAssertionRequest(using: credential)
  }

  open override func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.completeRegistrationRequest(using: credential)
  }

  open override func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.completeOneTimeCodeRequest(using: credential)
  }

  open override func completeRequest(
    withTextToInsert text: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.completeRequest(withTextToInsert: text)
  }

  open override func completeSavePasswordRequest(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    super.completeSavePasswordRequest()
  }

  open override func completeGeneratePasswordRequest(
    results: [ASGeneratedPassword], completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    super.completeGeneratePasswordRequest(results: results)
  }

  open override func completeExtensionConfigurationRequest() {
    super.completeExtensionConfigurationRequest()
  }

  open override func cancelRequest(withError error: any Error) {
    super.cancelRequest(withError: error)
  }

  public func completeWaiting(
    _ assertion: ASPasskeyAssertionCredential, _ registration: ASPasskeyRegistrationCredential,
    _ code: ASOneTimeCodeCredential
  ) async -> [Bool] {
    await completeAssertionRequest(using: assertion)
    await completeRegistrationRequest(using: registration)
    await completeOneTimeCodeRequest(using: code)
    await completeRequest(withTextToInsert: "a text")
    await completeSavePasswordRequest()
    return [await completeGeneratePasswordRequest(results: [])]
  }
}

/// The store, as a handler's own protocol would have it, so that tests can put another in its place.
public protocol EveryStore {
  func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void)
  func state() async -> ASCredentialIdentityStoreState
  func getCredentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier?,
    credentialIdentityTypes: ASCredentialIdentityStore.IdentityTypes,
    completionHandler: @escaping @Sendable ([any ASCredentialIdentity]) -> Void)
  func credentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier?,
    credentialIdentityTypes: ASCredentialIdentityStore.IdentityTypes
  ) async -> [any ASCredentialIdentity]
  func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws
  func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws
  func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func removeCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws
  func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws
  func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func removeAllCredentialIdentities() async throws
  func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)?)
  func replaceCredentialIdentities(with newCredentialIdentities: [ASPasswordCredentialIdentity]) async throws
  func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws
}

extension ASCredentialIdentityStore: EveryStore {}

/// Uses the store without what may be left out: literals of passwords take the calls there were first.
public func useStore(_ password: ASPasswordCredentialIdentity, _ passkey: ASPasskeyCredentialIdentity) {
  let store = ASCredentialIdentityStore.shared
  store.saveCredentialIdentities([password])
  store.saveCredentialIdentities([password, passkey])
  store.removeCredentialIdentities([password])
  store.removeCredentialIdentities([passkey])
  store.removeAllCredentialIdentities()
  store.replaceCredentialIdentities(with: [password])
  store.replaceCredentialIdentities([password, passkey])
  store.getCredentialIdentities(forService: nil, credentialIdentityTypes: [.password, .oneTimeCode]) { _ in }
}

/// A state that a test puts in the place of the system's.
open class EveryState: ASCredentialIdentityStoreState, @unchecked Sendable {
  open override var isEnabled: Bool { true }
  open override var supportsIncrementalUpdates: Bool { super.supportsIncrementalUpdates }
}

/// Every value, made as a test of an extension would make it.
public struct EveryProviderValue {
  public let service = ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain)

  public init() {}

  public var identities: [any ASCredentialIdentity] {
    let password = ASPasswordCredentialIdentity(
      serviceIdentifier: service, user: "jappleseed", recordIdentifier: nil)
    password.rank = 2
    return [
      password,
      ASOneTimeCodeCredentialIdentity(serviceIdentifier: service, label: "Shiny", recordIdentifier: "5"),
      passkey,
    ]
  }

  public var passkey: ASPasskeyCredentialIdentity {
    ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: "shiny.example", userName: "robin", credentialID: Data([1, 255]),
      userHandle: Data("robin-1".utf8))
  }

  public var requests: [any ASCredentialRequest] {
    [
      ASPasswordCredentialRequest(
        credentialIdentity: ASPasswordCredentialIdentity(
          serviceIdentifier: service, user: "jappleseed", recordIdentifier: "1")),
      ASOneTimeCodeCredentialRequest(
        credentialIdentity: ASOneTimeCodeCredentialIdentity(
          serviceIdentifier: service, label: "Shiny", recordIdentifier: nil)),
      ASPasskeyCredentialRequest(
        credentialIdentity: passkey, clientDataHash: Data(), userVerificationPreference: .required,
        supportedAlgorithms: []),
      ASPasskeyCredentialRequest(
        credentialIdentity: passkey, clientDataHash: Data(), userVerificationPreference: .discouraged,
        supportedAlgorithms: [.ES256, ASCOSEAlgorithmIdentifier(-257)]),
    ]
  }

  public var passwordsToSave: [ASSavePasswordRequest] {
    let credential = ASPasswordCredential(user: "jappleseed", password: "correct horse")
    return [
      ASSavePasswordRequest(
        serviceIdentifier: service, credential: credential, sessionID: "1", event: .userInitiated),
      ASSavePasswordRequest(
        serviceIdentifier: service, credential: credential, sessionID: "1", event: .formDidDisappear,
        passwordKind: .alphanumeric),
      ASSavePasswordRequest(
        serviceIdentifier: service, credential: credential, title: "Shiny", sessionID: "1",
        event: .userInitiated),
      ASSavePasswordRequest(
        serviceIdentifier: service, credential: credential, title: nil, sessionID: "1",
        event: .generatedPasswordFilled, passwordKind: .passphrase),
    ]
  }

  public var passwordsToGenerate: ASGeneratePasswordsRequest {
    ASGeneratePasswordsRequest(
      serviceIdentifier: service, passwordFieldPasswordRules: "minlength: 20;",
      confirmPasswordFieldPasswordRules: nil, passwordRulesFromQuirks: nil)
  }

  /// What a handler reads of what it is given.
  public func read(
    _ parameters: ASPasskeyCredentialRequestParameters, _ request: ASPasskeyCredentialRequest
  ) -> Bool {
    let preference: ASAuthorizationPublicKeyCredentialUserVerificationPreference =
      parameters.userVerificationPreference
    let excluded: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = request.excludedCredentials
    return preference == request.userVerificationPreference
      && parameters.clientDataHash == request.clientDataHash
      && parameters.relyingPartyIdentifier == passkey.relyingPartyIdentifier
      && parameters.allowedCredentials.allSatisfy { id in excluded?.contains { $0.credentialID == id } != true
      }
  }
}
