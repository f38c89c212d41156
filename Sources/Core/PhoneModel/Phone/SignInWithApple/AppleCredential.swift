/// What Apple says of a user who agreed.
public struct AppleCredential: Hashable, Sendable {
  /// The identifier of the user for this team.
  public let user: String
  /// The state that was asked with.
  public let state: String?
  /// What Apple vouches for, with the nonce in it.
  public let identityToken: String?
  /// The code a server redeems with Apple.
  public let authorizationCode: String?
  /// The e-mail address, where shared; only the first authorization has it.
  public let email: String?
  /// The name, where shared; only the first authorization has it.
  public let fullName: String?
  /// What the user agreed to share.
  public let authorizedScopes: [Scope]
  /// How sure Apple is that the user is a person.
  public let realUserStatus: RealUserStatus

  /// A credential, as Apple would hand it over.
  public init(
    user: String, state: String?, identityToken: String?, authorizationCode: String?, email: String?,
    fullName: String?, authorizedScopes: [Scope], realUserStatus: RealUserStatus = .likelyReal
  ) {
    self.user = user
    self.state = state
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.email = email
    self.fullName = fullName
    self.authorizedScopes = authorizedScopes
    self.realUserStatus = realUserStatus
  }

  /// Something a user can agree to share.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The user's name.
    case fullName
    /// The user's e-mail address, or one that leads to it.
    case email
  }
}

/// How sure Apple is that a user is a person; the numbers are Apple's.
public enum RealUserStatus: Int, Hashable, Sendable, CaseIterable {
  /// The system cannot tell.
  case unsupported
  /// Apple does not know the user well enough.
  case unknown
  /// Apple takes the user for a person.
  case likelyReal
}

/// What Apple says of an app's use of Sign in with Apple by a user; the numbers are Apple's.
public enum AppleCredentialState: Int, Hashable, Sendable, CaseIterable {
  /// The user took back the leave.
  case revoked
  /// The user gave leave.
  case authorized
  /// The user never gave leave.
  case notFound
  /// The app belongs to another team now.
  case transferred
}
