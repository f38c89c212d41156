public import Rehearsal

/// What a password manager keeps: records with their secrets, and whether its user has opened it.
///
/// A process makes one and all its requests share it, so that somebody who has just opened the vault is not asked
/// again a minute later.
public final class Vault {
  /// The records, oldest first.
  public internal(set) var records: [Record]
  /// What the system may know of them.
  var identities: [CredentialIdentity] { records.map(\.identity) }
  /// Whether the master password was typed in this process.
  public internal(set) var isOpen = false
  let masterPassword = "open sesame"

  /// A vault with records.
  public init(_ records: [Record] = Record.samples) {
    self.records = records
  }

  /// One thing to sign in with.
  public struct Record: Hashable, Sendable {
    /// What the identity store finds it by.
    public let identifier: String
    /// Where it is used.
    public let service: ServiceIdentifier
    /// The user name.
    public let user: String
    /// The secret: a password, a code, or the handle of a passkey's user.
    public let secret: String
    /// What it is.
    public let kind: CredentialIdentity.Kind

    init(
      _ identifier: String, _ user: String, _ secret: String, at service: ServiceIdentifier,
      kind: CredentialIdentity.Kind = .password
    ) {
      self.identifier = identifier
      self.service = service
      self.user = user
      self.secret = secret
      self.kind = kind
    }

    /// What the system may know of it.
    public var identity: CredentialIdentity {
      CredentialIdentity(user, at: service, record: identifier, kind: kind)
    }

    /// Three passwords, a passkey and a one-time code.
    public static let samples = [
      Record("1", "jappleseed", "correct horse", at: "shiny.example"),
      Record("2", "kim", "battery staple", at: "shiny.example"),
      Record("3", "jappleseed", "quiet river", at: "work.example"),
      Record(
        "4", "robin", "robin-1", at: "shiny.example",
        kind: .passkey(credentialID: "key-1", userHandle: "robin-1")),
      Record("5", "Shiny code", "424242", at: "shiny.example", kind: .oneTimeCode),
    ]
  }

  /// The record an identity stands for.
  func record(of identity: CredentialIdentity) -> Record? {
    records.first { $0.identifier == identity.recordIdentifier }
  }

  /// What no record is called yet.
  var nextIdentifier: String { "\((records.compactMap { Int($0.identifier) }.max() ?? 0) + 1)" }

  /// The passwords, those for a service first.
  func passwords(bestFor services: [ServiceIdentifier]) -> [Record] {
    let hosts = services.map(\.host)
    let passwords = records.filter { $0.kind == .password }
    return passwords.filter { hosts.contains($0.service.host) }
      + passwords.filter { !hosts.contains($0.service.host) }
  }
}

extension Vault.Record {
  /// How a list names it.
  var title: String { "\(user) at \(service.identifier)" }

  /// Whether it is the password of a user at a service.
  func isPassword(of user: String, at service: ServiceIdentifier) -> Bool {
    kind == .password && self.user == user && self.service.host == service.host
  }

  var isPasskey: Bool { if case .passkey = kind { true } else { false } }

  /// Whether it is a passkey that a service knows its user by.
  func isPasskey(of userHandle: String, at party: String) -> Bool {
    if case .passkey(_, userHandle) = kind { service.host == party } else { false }
  }

  /// The entry with another user name.
  func renamed(_ name: String) -> Self {
    Self(identifier, name, secret, at: service, kind: kind)
  }

  var credential: PasswordCredential { PasswordCredential(user: user, password: secret) }
}
