/// What somebody tried to get in with, or to have made, as a trace says what came of it.
public struct TriedCredential: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// Whose it is; empty where nobody knows.
  public let user: String

  /// So much of somebody.
  public init(_ kind: Kind, of user: String) {
    (self.kind, self.user) = (kind, user)
  }

  /// What websites and apps take.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A passkey, whoever keeps it.
    case passkey
    /// A password.
    case password
    /// A one-time code.
    case code
    /// Somebody for whom Apple vouches.
    case appleID = "Apple ID"
  }
}

extension TriedCredential: CustomStringConvertible {
  /// What it is and whose, as far as that is known.
  public var description: String { user.isEmpty ? kind.rawValue : "\(kind.rawValue) of \(user)" }
}
