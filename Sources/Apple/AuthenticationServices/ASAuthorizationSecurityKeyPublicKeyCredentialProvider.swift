import Rehearsal

/// Makes requests for passkeys on a key that somebody holds to the phone; none is ever held to this one.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The domain that the passkeys are for.
  public let relyingPartyIdentifier: String

  /// What makes requests of a relying party.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// A request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      of: self, challenge, displayName: displayName, name: name, userID: userID)
  }

  /// A request for a new passkey, on behalf of a page.
  @available(iOS 17.4, *)
  public func createCredentialRegistrationRequest(
    clientData: ASPublicKeyCredentialClientData, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    createCredentialRegistrationRequest(
      challenge: clientData.challenge, displayName: displayName, name: name, userID: userID)
  }

  /// A request to sign in with a passkey.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(of: self, challenge)
  }

  /// A request to sign in with a passkey, on behalf of a page.
  @available(iOS 17.4, *)
  public func createCredentialAssertionRequest(
    clientData: ASPublicKeyCredentialClientData
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    createCredentialAssertionRequest(challenge: clientData.challenge)
  }
}

/// Asks for a new passkey on a key; the sheet waits for one until its user closes it.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  /// The domain that the passkey is for.
  open private(set) var relyingPartyIdentifier: String
  /// Bytes for this once.
  open var challenge: Data
  /// What the server knows the user by.
  open var userID: Data
  /// The user name.
  open var name: String
  /// What people are called who have that name.
  open var displayName: String?
  /// Whether the user has to be made sure of.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What is wanted of the key.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// What it may sign with, best first.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  /// The passkeys beside which there must be no new one.
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether it is to be found without being named.
  open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged
  /// What secrets are wanted.
  @available(iOS 26.4, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?

  init(
    of provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data,
    displayName: String, name: String, userID: Data
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    (self.challenge, self.displayName, self.name, self.userID) = (challenge, displayName, name, userID)
    super.init(of: provider)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: make it anew")
  }
}

/// Asks for a sign-in with a passkey on a key; the sheet waits for one until its user closes it.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  /// The domain that the passkey is for.
  open private(set) var relyingPartyIdentifier: String
  /// Bytes for this once.
  open var challenge: Data
  /// The passkeys that will do; any where there are none.
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the user has to be made sure of.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// What the server called itself before there were passkeys.
  @available(iOS 17.5, *)
  open var appID: String?
  /// What secrets are wanted.
  @available(iOS 26.4, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?

  init(of provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(of: provider)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: make it anew")
  }
}
