/// The kinds of identity that somebody wants to see.
public struct IdentityTypes: OptionSet, Hashable, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: Int

  /// The kinds with these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every kind there is; no bit, as Apple has it.
  public static let all: IdentityTypes = []
  /// Passwords.
  public static let password = IdentityTypes(rawValue: 1)
  /// Passkeys.
  public static let passkey = IdentityTypes(rawValue: 2)
  /// One-time codes.
  public static let oneTimeCode = IdentityTypes(rawValue: 4)

  func include(_ identity: CredentialIdentity) -> Bool {
    self == .all || contains(identity.kind.type)
  }
}

extension CredentialIdentity.Kind {
  package var type: IdentityTypes {
    switch self {
    case .password: .password
    case .passkey: .passkey
    case .oneTimeCode: .oneTimeCode
    }
  }
}
