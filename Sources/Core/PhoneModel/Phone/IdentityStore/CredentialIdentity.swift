/// What a credential provider tells the system it could fill in: a service, a user, and no secret.
///
/// ```swift
/// let identity = CredentialIdentity("jappleseed", at: "shiny.example", record: "7", rank: 2)
/// ```
public struct CredentialIdentity: Hashable, Sendable {
  /// What it would fill in.
  public enum Kind: Hashable, Sendable {
    /// A user name and a password.
    case password
    /// A passkey, by the identifiers that the relying party gave it.
    case passkey(credentialID: String, userHandle: String)
    /// A code that is good once.
    case oneTimeCode
  }

  /// Where it is used; of a passkey the relying party, as a domain.
  public var service: ServiceIdentifier
  /// The user name; of a one-time code its label.
  public var user: String
  /// What the provider finds the record by, if it gave anything.
  public var recordIdentifier: String?
  /// How much it is to be preferred among those of the same service; more comes first (IS-9).
  public var rank: Int
  /// What it would fill in.
  public var kind: Kind

  /// What it has in common with the identity whose place it takes (AS-9).
  struct Sameness: Hashable, Sendable {
    let service: ServiceIdentifier
    let user: String
    let recordIdentifier: String?
    let type: IdentityTypes
    let credentialID: String?
  }

  var sameness: Sameness {
    guard Ledger.holds("IS-14") else {
      return Sameness(service: "", user: "", recordIdentifier: nil, type: .password, credentialID: nil)
    }
    let credentialID: String? =
      switch kind {
      case .passkey(let credentialID, _): credentialID
      case .password, .oneTimeCode: nil
      }
    return Sameness(
      service: service, user: user,
      recordIdentifier: Ledger.holds("AS-9") ? recordIdentifier : nil,
      type: kind.type,
      credentialID: credentialID)
  }
}

extension CredentialIdentity {
  /// An identity of a user at a service.
  public init(
    _ user: String, at service: ServiceIdentifier, record: String? = nil, rank: Int = 0,
    kind: Kind = .password
  ) {
    self.service = service
    self.user = user
    recordIdentifier = record
    self.rank = rank
    self.kind = kind
  }

  package func combine(into mark: inout Fingerprint) {
    _ = Self.init(service:user:recordIdentifier:rank:kind:)
    mark.combine(service.identifier)
    mark.combine(user)
    mark.combine(recordIdentifier)
    mark.combine(rank)
    mark.combine(kind.type.rawValue)
    if case .passkey(let credentialID, let userHandle) = kind {
      mark.combine(credentialID)
      mark.combine(userHandle)
    }
  }

  /// The fingerprint of it alone.
  var fingerprint: Fingerprint {
    var mark = Fingerprint()
    combine(into: &mark)
    return mark
  }
}

extension ServiceIdentifier {
  /// What an identity and a form have in common when the one fits the other (AS-25); what names no host fits only
  /// what is written alike.
  package var formHost: String {
    let host = host
    if host.isEmpty || !Ledger.holds("AS-25") { return identifier }
    // Most hosts are plain, and to look at every label takes longer than to find what is saved for them.
    if host.utf8.allSatisfy(Self.isPlain), host.utf8.last != UInt8(ascii: ".") { return String(host) }
    return String(host).asciiHost ?? Site(host: host).host
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
