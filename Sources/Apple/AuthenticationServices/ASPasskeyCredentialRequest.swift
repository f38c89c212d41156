import Rehearsal

/// Asks for a passkey to sign in with, or for a new one.
///
/// Where a website takes passkeys (`AutoFill.relyingParty`), everything comes from its page, and what is signed is
/// verified. Where passkeys are only named, the hash is made of the name of the relying party, and no website looks at
/// the signature.
@available(iOS 17.0, *)
open class ASPasskeyCredentialRequest: _PassedValue, ASCredentialRequest, @unchecked Sendable {
  private let identity: ASPasskeyCredentialIdentity
  /// The hash that an answer signs.
  open private(set) var clientDataHash: Data
  /// Whether the relying party wants its user made sure of; it can be changed.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// What a new passkey may sign with, best first; empty for signing in.
  open private(set) var supportedAlgorithms: [ASCOSEAlgorithmIdentifier]

  /// Passkeys beside which there must be no new one; `nil` for signing in.
  open private(set) var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// What is asked beside the signature.
  @available(iOS 18.0, *)
  public private(set) var extensionInput = ASPasskeyCredentialExtensionInput.none

  /// A request of a relying party; it is for a new passkey where algorithms are named.
  public init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    identity = credentialIdentity
    self.clientDataHash = clientDataHash
    self.userVerificationPreference = userVerificationPreference
    self.supportedAlgorithms = supportedAlgorithms
    super.init(passed: ())
  }

  /// A request of a relying party that asks something beside the signature.
  @available(iOS 18.0, *)
  public convenience init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier], extensionInput: ASPasskeyCredentialExtensionInput
  ) {
    self.init(
      credentialIdentity: credentialIdentity, clientDataHash: clientDataHash,
      userVerificationPreference: userVerificationPreference, supportedAlgorithms: supportedAlgorithms)
    self.extensionInput = extensionInput
  }

  convenience init(_ request: CredentialRequest) {
    guard let identity = request.identity else {
      fatalError("\(request.provision.rawValue) was asked for without an identity")
    }
    let demand = request.demand
    let usual = request.provision == .passkey ? [] : [ASCOSEAlgorithmIdentifier.ES256]
    self.init(
      credentialIdentity: ASPasskeyCredentialIdentity(identity), clientDataHash: Data(request.clientDataHash),
      userVerificationPreference: demand.map { .init($0.verification) } ?? .preferred,
      supportedAlgorithms: demand?.algorithms.map { ASCOSEAlgorithmIdentifier($0) } ?? usual,
      extensionInput: ASPasskeyCredentialExtensionInput(demand))
    guard let demand, demand.isForNewPasskey else { return }
    excludedCredentials = demand.excluded.map { .init(credentialID: Data(text: $0)) }
  }

  /// A passkey to sign in with, or a new one.
  open var type: ASCredentialRequestType {
    supportedAlgorithms.isEmpty ? .passkeyAssertion : .passkeyRegistration
  }
  /// Which passkey; of a new one what is known of it.
  open var credentialIdentity: any ASCredentialIdentity { identity }

  /// One that is alike, with a preference of its own from now on.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let twin = ASPasskeyCredentialRequest(
      credentialIdentity: identity, clientDataHash: clientDataHash,
      userVerificationPreference: userVerificationPreference, supportedAlgorithms: supportedAlgorithms,
      extensionInput: extensionInput)
    twin.excludedCredentials = excludedCredentials
    return twin
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyCredentialRequest: keep its identity and its hash")
  }
}

/// What the relying party takes where the user may choose between passkeys and passwords.
@available(iOS 17.0, *)
open class ASPasskeyCredentialRequestParameters: _PassedValue, @unchecked Sendable {
  /// Who the user signs in to.
  open private(set) var relyingPartyIdentifier: String
  /// The hash that an answer signs.
  open private(set) var clientDataHash: Data
  /// Whether the relying party wants its user made sure of.
  open private(set) var userVerificationPreference:
    ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The passkeys the relying party takes; all where it names none.
  open private(set) var allowedCredentials: [Data]
  /// What is asked beside the signature.
  @available(iOS 18.0, *)
  public let extensionInput: ASPasskeyAssertionCredentialExtensionInput?

  init(_ request: CredentialRequest) {
    let host = request.services.first.map { String($0.host) } ?? ""
    relyingPartyIdentifier = request.demand?.relyingParty ?? host
    clientDataHash = Data(request.clientDataHash)
    userVerificationPreference = request.demand.map { .init($0.verification) } ?? .preferred
    allowedCredentials = request.demand?.allowed.map { Data(text: $0) } ?? []
    extensionInput = request.demand?.extensions.map { .init($0) }
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyCredentialRequestParameters: keep the values you need")
  }
}

/// How sure of its user a relying party wants to be.
@available(iOS 15.0, *)
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
  Sendable
{
  /// Its name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Where it is possible.
  public static let preferred = Self(rawValue: "preferred")
  /// In any case.
  public static let required = Self(rawValue: "required")
  /// Rather not.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// What a passkey signs with.
@available(iOS 15.0, *)
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its number in the register of such algorithms.
  public let rawValue: Int

  /// One by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One by its number.
  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  /// ECDSA with SHA-256.
  public static let ES256 = Self(rawValue: -7)
}

/// A passkey by what names it.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: _PassedValue,
  ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
  /// What names it.
  open var credentialID: Data

  /// The passkey of a name.
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationPlatformPublicKeyCredentialDescriptor: keep its credentialID")
  }
}

extension ASAuthorizationPublicKeyCredentialUserVerificationPreference {
  fileprivate init(_ verification: PasskeyDemand.Verification) {
    switch verification {
    case .required: self = .required
    case .preferred: self = .preferred
    case .discouraged: self = .discouraged
    }
  }
}
