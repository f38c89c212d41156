import AuthenticationServices

/// What a password manager keeps; the three providers of this folder share it.
struct Safe: Sendable {
  var records = Record.samples

  /// One thing to sign in with.
  struct Record: Sendable {
    let identifier: String
    let domain: String
    let user: String
    let secret: Secret
    /// Whether its owner wants to be asked for the PIN each time.
    var isGuarded = false
  }

  enum Secret: Sendable {
    case password(String)
    case passkey(credentialID: Data, userHandle: Data)
    case code(String)
  }

  /// The record the system means, if it is still there.
  func record(of identity: any ASCredentialIdentity) -> Record? {
    records.first { $0.identifier == identity.recordIdentifier }
  }

  /// The records of a kind, those for the services first; a list that hides the others would hide what a user looks
  /// for on a new domain of an old service.
  func records(
    bestFor services: [ASCredentialServiceIdentifier] = [], where isOffered: (Record) -> Bool
  ) -> [Record] {
    let offered = records.filter(isOffered)
    let fits = { (record: Record) in services.contains { $0.mentions(record.domain) } }
    return offered.filter(fits) + offered.filter { !fits($0) }
  }
}

extension Safe.Record {
  /// How a list names it.
  var title: String { "\(user) at \(domain)" }

  var isPassword: Bool { if case .password = secret { true } else { false } }
  var isPasskey: Bool { if case .passkey = secret { true } else { false } }
  var isCode: Bool { if case .code = secret { true } else { false } }

  /// What the system may know of it.
  var identity: any ASCredentialIdentity {
    switch secret {
    case .password:
      ASPasswordCredentialIdentity(serviceIdentifier: service, user: user, recordIdentifier: identifier)
    case .passkey(let credentialID, let userHandle):
      ASPasskeyCredentialIdentity(
        relyingPartyIdentifier: domain, userName: user, credentialID: credentialID, userHandle: userHandle,
        recordIdentifier: identifier)
    case .code:
      ASOneTimeCodeCredentialIdentity(serviceIdentifier: service, label: user, recordIdentifier: identifier)
    }
  }

  private var service: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: domain, type: .domain)
  }

  static let samples = [
    Safe.Record(
      identifier: "1", domain: "shiny.example", user: "jappleseed", secret: .password("correct horse")),
    Safe.Record(
      identifier: "2", domain: "work.example", user: "kim", secret: .password("battery staple"),
      isGuarded: true),
    Safe.Record(
      identifier: "4", domain: "shiny.example", user: "robin",
      secret: .passkey(credentialID: Data("key-1".utf8), userHandle: Data("robin-1".utf8))),
    Safe.Record(identifier: "5", domain: "shiny.example", user: "Shiny code", secret: .code("424242")),
  ]
}

extension [Safe.Record] {
  /// What the system may know of them; made here, so that they belong to nobody and can be handed over.
  var identities: [any ASCredentialIdentity] { map(\.identity) }
}

extension ASCredentialServiceIdentifier {
  /// Whether it is about a domain: by name, or by the page's address.
  fileprivate func mentions(_ domain: String) -> Bool {
    let host = type == .URL ? URL(string: identifier)?.host : identifier
    return host == domain || host?.hasSuffix(".\(domain)") == true
  }
}
