package import Rehearsal

/// What an extension tells the system it could fill in: where, for whom, and no secret.
@available(iOS 17.0, *)
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// Where it is used.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The user name; of a one-time code its label.
  var user: String { get }
  /// What the extension finds the record by.
  var recordIdentifier: String? { get }
  /// How much it is to be preferred among those of the same service; more comes first.
  var rank: Int { get set }
}

/// What the three kinds of identities have in common.
open class _CredentialIdentity: NSObject, NSCopying, NSSecureCoding, ASCredentialIdentity, @unchecked Sendable
{
  /// Where it is used.
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  /// The user name; of a one-time code its label.
  open private(set) var user: String
  /// What the extension finds the record by.
  open private(set) var recordIdentifier: String?
  /// How much it is to be preferred among those of the same service; more comes first.
  open var rank = 0

  init(_ serviceIdentifier: ASCredentialServiceIdentifier, _ user: String, _ recordIdentifier: String?) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
    super.init()
  }

  /// What it would fill in.
  package var kind: CredentialIdentity.Kind { .password }

  /// One that is alike.
  func twin() -> _CredentialIdentity {
    _CredentialIdentity(serviceIdentifier, user, recordIdentifier)
  }

  /// One that is alike, with a rank of its own from now on.
  open func copy(with zone: NSZone? = nil) -> Any {
    let twin = twin()
    twin.rank = rank
    return twin
  }

  /// It can be archived.
  open class var supportsSecureCoding: Bool { true }

  /// Archives it.
  open func encode(with coder: NSCoder) {
    coder.encode(serviceIdentifier, forKey: "serviceIdentifier")
    coder.encode(user as NSString, forKey: "user")
    coder.encode(recordIdentifier as NSString?, forKey: "recordIdentifier")
    coder.encode(rank, forKey: "rank")
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    guard
      let service = coder.decodeObject(of: ASCredentialServiceIdentifier.self, forKey: "serviceIdentifier"),
      let user = coder.decodeObject(of: NSString.self, forKey: "user")
    else { return nil }
    serviceIdentifier = service
    self.user = user as String
    recordIdentifier = coder.decodeObject(of: NSString.self, forKey: "recordIdentifier") as String?
    rank = coder.decodeInteger(forKey: "rank")
    super.init()
  }
}

/// A password that could be filled in.
@available(iOS 12.0, *)
open class ASPasswordCredentialIdentity: _CredentialIdentity, @unchecked Sendable {
  /// The password of a user at a service.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    super.init(serviceIdentifier, user, recordIdentifier)
  }

  convenience init(_ identity: CredentialIdentity) {
    self.init(
      serviceIdentifier: ASCredentialServiceIdentifier(identity.service), user: identity.user,
      recordIdentifier: identity.recordIdentifier)
    rank = identity.rank
  }

  override func twin() -> _CredentialIdentity {
    ASPasswordCredentialIdentity(
      serviceIdentifier: serviceIdentifier, user: user, recordIdentifier: recordIdentifier)
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A code that could be filled in once.
@available(iOS 18.0, *)
open class ASOneTimeCodeCredentialIdentity: _CredentialIdentity, @unchecked Sendable {
  /// The code of a service, under a label.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
    super.init(serviceIdentifier, label, recordIdentifier)
  }

  convenience init(_ identity: CredentialIdentity) {
    self.init(
      serviceIdentifier: ASCredentialServiceIdentifier(identity.service), label: identity.user,
      recordIdentifier: identity.recordIdentifier)
    rank = identity.rank
  }

  /// What it is called.
  open var label: String { user }

  package override var kind: CredentialIdentity.Kind { .oneTimeCode }

  override func twin() -> _CredentialIdentity {
    ASOneTimeCodeCredentialIdentity(
      serviceIdentifier: serviceIdentifier, label: label, recordIdentifier: recordIdentifier)
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
