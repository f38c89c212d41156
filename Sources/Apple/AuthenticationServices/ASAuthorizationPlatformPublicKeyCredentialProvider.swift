import Rehearsal

/// Makes requests for passkeys of a relying party.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The domain that the passkeys are for.
  open private(set) var relyingPartyIdentifier: String

  /// What makes requests of a relying party.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// A request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      of: self, challenge, name: name, userID: userID)
  }

  /// A request for a new passkey, in a style.
  @available(iOS 18.0, *)
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// The one before, by the name that some lists of Apple's declarations have for it.
  @available(iOS 18.0, *)
  public func createCredentialRegistrationRequest(
    withChallenge challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    createCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID, requestStyle: requestStyle)
  }

  /// A request for a new passkey, on behalf of a page.
  @available(iOS 17.4, *)
  public func createCredentialRegistrationRequest(
    clientData: ASPublicKeyCredentialClientData, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(
      challenge: clientData.challenge, name: name, userID: userID)
    request.page = clientData
    return request
  }

  /// A request for a new passkey, on behalf of a page, in a style.
  @available(iOS 18.0, *)
  public func createCredentialRegistrationRequest(
    clientData: ASPublicKeyCredentialClientData, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(clientData: clientData, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// A request to sign in with a passkey, on behalf of a page.
  @available(iOS 17.4, *)
  public func createCredentialAssertionRequest(
    clientData: ASPublicKeyCredentialClientData
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let request = createCredentialAssertionRequest(challenge: clientData.challenge)
    request.page = clientData
    return request
  }

  /// A request to sign in with a passkey.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(of: self, challenge)
  }
}

/// Asks for a new passkey.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// The domain that the passkey is for.
  open private(set) var relyingPartyIdentifier: String
  /// Bytes for this once.
  open var challenge: Data
  /// What the server knows the user by.
  open var userID: Data
  /// The user name.
  open var name: String
  /// What people are called who have that name; nothing is done with it.
  open var displayName: String?
  /// Whether the user has to be made sure of.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What is wanted of whoever makes it; nothing is done with it.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// The passkeys beside which there must be no new one.
  @available(iOS 17.4, *)
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// Whether anybody is asked.
  @available(iOS 18.0, *)
  open var requestStyle = RequestStyle.standard
  /// Whether it has to keep bytes.
  @available(iOS 17.0, *)
  public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
  /// What secrets are wanted.
  @available(iOS 18.0, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?
  /// The page on whose behalf it is asked; the app itself where there is none.
  fileprivate var page: ASPublicKeyCredentialClientData?

  init(
    of provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, name: String,
    userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(of: provider)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: make it anew")
  }

  /// Whether anybody is asked.
  @available(iOS 18.0, *)
  public enum RequestStyle: Int, Sendable {
    /// With a sheet.
    case standard
    /// With nothing on screen, where the user signed in with a saved password.
    case conditional
  }

  override var asked: AuthorizationRequest? {
    var demand = PasskeyDemand(
      of: relyingPartyIdentifier, page ?? .app(of: relyingPartyIdentifier, challenge),
      userVerificationPreference)
    if largeBlob != nil || prf != nil {
      demand.extensions = PasskeyExtensions(secrets: prf?.wish, blob: largeBlob?.wish)
    }
    demand.userHandle = String(bytes: userID)
    demand.algorithms = [ASCOSEAlgorithmIdentifier.ES256.rawValue]
    demand.excluded = excludedCredentials?.map { String(bytes: $0.credentialID) } ?? []
    demand.isConditional = requestStyle == .conditional
    return .newPasskey(demand, user: name)
  }
}

/// Asks for a sign-in with a passkey.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// The domain that the passkey is for.
  open private(set) var relyingPartyIdentifier: String
  /// Bytes for this once.
  open var challenge: Data
  /// The passkeys that will do; any where there are none.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// What is to become of the bytes that it keeps.
  @available(iOS 17.0, *)
  public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
  /// What secrets are wanted.
  @available(iOS 18.0, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?
  /// The page on whose behalf it is asked; the app itself where there is none.
  fileprivate var page: ASPublicKeyCredentialClientData?
  /// Whether the user has to be made sure of.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(of provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(of: provider)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: make it anew")
  }

  override var asked: AuthorizationRequest? {
    var demand = PasskeyDemand(
      of: relyingPartyIdentifier, page ?? .app(of: relyingPartyIdentifier, challenge),
      userVerificationPreference)
    if largeBlob != nil || prf != nil {
      demand.extensions = PasskeyExtensions(secrets: prf?.wish, blob: largeBlob?.wish)
    }
    demand.allowed = allowedCredentials.map { String(bytes: $0.credentialID) }
    return .passkey(demand)
  }
}

extension ASPublicKeyCredentialClientData {
  /// What the phone says of an app that asks for itself.
  fileprivate static func app(of party: String, _ challenge: Data) -> Self {
    Self(challenge: challenge, origin: "https://\(party)")
  }
}
