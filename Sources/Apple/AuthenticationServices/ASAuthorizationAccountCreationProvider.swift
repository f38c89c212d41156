import Rehearsal

/// Makes requests for accounts, which whoever fills in the system's form comes to have.
@available(iOS 26.0, *)
open class ASAuthorizationAccountCreationProvider: NSObject, ASAuthorizationProvider {
  /// What makes such requests.
  public override init() {
    super.init()
  }

  /// A request for an account with a passkey.
  open func createPlatformPublicKeyCredentialRegistrationRequest(
    acceptedContactIdentifiers: [ASContactIdentifierRequest], shouldRequestName: Bool,
    relyingPartyIdentifier: String, challenge: Data, userID: Data
  ) -> ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest {
    ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest(
      of: self,
      .init(
        contacts: acceptedContactIdentifiers, asksForName: shouldRequestName, party: relyingPartyIdentifier,
        challenge: challenge, userID: userID))
  }
}

/// Asks for an account with a passkey.
@available(iOS 26.0, *)
public final class ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest: ASAuthorizationRequest,
  Codable, @unchecked Sendable
{
  /// What the account may be known by, best first; one of them comes back.
  public let acceptedContactIdentifiers: [ASContactIdentifierRequest]
  /// Whether the user is asked for a name.
  public let shouldRequestName: Bool
  /// The domain that the passkey is for.
  public let relyingPartyIdentifier: String
  /// Bytes for this once.
  public let challenge: Data
  /// What the server will know the account by.
  public let userID: Data

  /// What it says, as it is written down.
  struct Content: Codable {
    let contacts: [ASContactIdentifierRequest]
    let asksForName: Bool
    let party: String
    let challenge: Data
    let userID: Data
  }

  init(of provider: any ASAuthorizationProvider, _ content: Content) {
    acceptedContactIdentifiers = content.contacts
    shouldRequestName = content.asksForName
    relyingPartyIdentifier = content.party
    (challenge, userID) = (content.challenge, content.userID)
    super.init(of: provider)
  }

  /// A request as it was written down.
  public convenience init(from decoder: any Decoder) throws {
    self.init(of: ASAuthorizationAccountCreationProvider(), try Content(from: decoder))
  }

  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    try Content(
      contacts: acceptedContactIdentifiers, asksForName: shouldRequestName, party: relyingPartyIdentifier,
      challenge: challenge, userID: userID
    ).encode(to: encoder)
  }

  /// Archives are not made of it here.
  public override func encode(with coder: NSCoder) {
    notModelled(
      "an archive of an ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest: make it anew")
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of an ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest: make it anew")
  }

  override var asked: AuthorizationRequest? {
    var demand = PasskeyDemand(
      relyingParty: relyingPartyIdentifier, origin: "https://\(relyingPartyIdentifier)",
      challenge: Array(challenge))
    demand.userHandle = String(bytes: userID)
    demand.algorithms = [ASCOSEAlgorithmIdentifier.ES256.rawValue]
    return .newAccount(
      demand,
      AccountWish(contacts: acceptedContactIdentifiers.map(\.kind), wantsName: shouldRequestName))
  }
}

/// What somebody gave for an account, and its passkey.
@available(iOS 26.0, *)
public final class ASAuthorizationAccountCreationPlatformPublicKeyCredential: _PassedValue,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// What the account is known by.
  public let contactIdentifier: ASContactIdentifier
  /// The passkey, for the app's server.
  public let credentialRegistration: ASAuthorizationPlatformPublicKeyCredentialRegistration
  /// The name, where it was asked for.
  public let name: PersonNameComponents?

  init(_ account: NewAccount) {
    contactIdentifier =
      switch account.contact.kind {
      case .email: .email(ASEmailIdentifier(value: account.contact.value))
      case .phoneNumber: .phoneNumber(ASPhoneNumberIdentifier(value: account.contact.value))
      }
    credentialRegistration = ASAuthorizationPlatformPublicKeyCredentialRegistration(account.passkey)
    name = account.name.map { PersonNameComponents(asSaid: $0) }
    super.init(passed: ())
  }

  /// Itself.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  /// It says so.
  public override class var supportsSecureCoding: Bool { true }

  /// Archives are not made of it here.
  public override func encode(with coder: NSCoder) {
    notModelled(
      "an archive of an ASAuthorizationAccountCreationPlatformPublicKeyCredential: keep the values you need")
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of an ASAuthorizationAccountCreationPlatformPublicKeyCredential: keep the values you need")
  }
}

/// By what an account may be known.
@available(iOS 26.0, *)
public enum ASContactIdentifierRequest: String, Codable, Hashable, Sendable {
  /// By an e-mail address.
  case email
  /// By a phone number.
  case phoneNumber

  fileprivate var kind: Contact.Kind { self == .email ? .email : .phoneNumber }
}

/// By what an account is known.
@available(iOS 26.0, *)
public enum ASContactIdentifier: Sendable {
  /// By an e-mail address.
  case email(ASEmailIdentifier)
  /// By a phone number.
  case phoneNumber(ASPhoneNumberIdentifier)
}

/// An e-mail address that somebody chose.
@available(iOS 26.0, *)
public struct ASEmailIdentifier: Sendable {
  /// The address.
  public let value: String
}

/// A phone number that somebody chose.
@available(iOS 26.0, *)
public struct ASPhoneNumberIdentifier: Sendable {
  /// The number.
  public let value: String
}
