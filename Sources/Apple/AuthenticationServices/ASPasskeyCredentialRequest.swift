import Cryptography
import Rehearsal

/// Asks for a passkey to sign in with, or for a new one.
///
/// Nothing is signed in a rehearsal: the hash is made of the relying party's name, and the user is made sure of by
/// the device where that is possible. What goes into a passkey beyond that is left out.
open class ASPasskeyCredentialRequest: _PassedValue, ASCredentialRequest, @unchecked Sendable {
  private let identity: ASPasskeyCredentialIdentity
  /// The hash that an answer signs.
  open private(set) var clientDataHash: Data
  /// Whether the relying party wants its user made sure of; it can be changed.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// What a new passkey may sign with, best first; empty for signing in.
  open private(set) var supportedAlgorithms: [ASCOSEAlgorithmIdentifier]

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

  convenience init(_ request: CredentialRequest) {
    guard let identity = request.identity else {
      fatalError("\(request.provision.rawValue) was asked for without an identity")
    }
    self.init(
      credentialIdentity: ASPasskeyCredentialIdentity(identity),
      clientDataHash: Data(clientDataOf: identity.service.identifier), userVerificationPreference: .preferred,
      supportedAlgorithms: request.provision == .passkey ? [] : [.ES256])
  }

  /// A passkey to sign in with, or a new one.
  open var type: ASCredentialRequestType {
    supportedAlgorithms.isEmpty ? .passkeyAssertion : .passkeyRegistration
  }
  /// Which passkey; of a new one what is known of it.
  open var credentialIdentity: any ASCredentialIdentity { identity }
  /// Passkeys beside which there must be no new one; a rehearsal has none to name.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? { nil }

  /// One that is alike, with a preference of its own from now on.
  open override func copy(with zone: NSZone? = nil) -> Any {
    ASPasskeyCredentialRequest(
      credentialIdentity: identity, clientDataHash: clientDataHash,
      userVerificationPreference: userVerificationPreference, supportedAlgorithms: supportedAlgorithms)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyCredentialRequest: keep its identity and its hash")
  }
}

/// What the relying party takes where the user may choose between passkeys and passwords.
open class ASPasskeyCredentialRequestParameters: _PassedValue, @unchecked Sendable {
  /// Who the user signs in to.
  open private(set) var relyingPartyIdentifier: String
  /// The hash that an answer signs.
  open private(set) var clientDataHash: Data
  /// Whether the relying party wants its user made sure of.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference {
    .preferred
  }
  /// The passkeys the relying party takes; all where it names none, as here.
  open var allowedCredentials: [Data] { [] }

  init(_ request: CredentialRequest) {
    relyingPartyIdentifier = request.services.first.map { String($0.host) } ?? ""
    clientDataHash = Data(clientDataOf: relyingPartyIdentifier)
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyCredentialRequestParameters: keep the values you need")
  }
}

/// How sure of its user a relying party wants to be.
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
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: _PassedValue, @unchecked Sendable {
  /// What names it.
  open private(set) var credentialID: Data

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

extension Data {
  /// The hash that stands for what a browser would have collected for a relying party.
  fileprivate init(clientDataOf relyingParty: String) {
    self.init(SHA256.digest(of: Array(relyingParty.utf8)))
  }
}
