/// Apple, as a phone meets it: whether it can be reached, and what it says of the user.
public struct Apple: Hashable, Sendable {
  /// Whether an answer comes once the user has approved.
  public var reachability = Reachability.reachable
  /// How long an answer takes.
  public var delay: Duration = .zero
  /// The identifier of the user for this team.
  public var user = "001234.a1b2c3d4.0123"
  /// The e-mail address the user shares, if any.
  public var email: String? = "jappleseed@privaterelay.appleid.com"
  /// The name the user shares, if any.
  public var fullName: String? = "Johnny Appleseed"
  /// The day on which it makes identity tokens, in seconds as tokens count them.
  public var tokenTime: Int64 = 0

  /// An Apple that answers.
  public init() {}

  /// Whether an answer comes.
  public enum Reachability: String, Hashable, Sendable, CaseIterable {
    case reachable
    /// The handler is told that there is no credential.
    case unreachable
    /// No answer comes at all.
    case silent
  }

}

extension Apple.Reachability {
  /// How Apple is, after its name.
  package var words: String {
    switch self {
    case .reachable: "can be reached"
    case .unreachable: "cannot be reached"
    case .silent: "never answers"
    }
  }
}

extension Apple {
  func credential(for audience: String, state: String?, nonce: String?) -> AppleCredential {
    let token = IdentityToken(
      issuer: IdentityToken.apple, audience: audience, subject: user, nonce: nonce, issuedAt: tokenTime,
      expiresAt: tokenTime + 86_400)
    var scopes: [AppleCredential.Scope] = []
    if fullName != nil { scopes.append(.fullName) }
    if email != nil { scopes.append(.email) }
    return AppleCredential(
      user: user, state: state, identityToken: token.text, authorizationCode: "code-for-\(user)",
      email: email, fullName: fullName, authorizedScopes: scopes)
  }
}

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
  /// The e-mail address, where shared.
  public let email: String?
  /// The name, where shared.
  public let fullName: String?
  /// What the user agreed to share.
  public let authorizedScopes: [Scope]

  /// A credential, as Apple would hand it over.
  public init(
    user: String, state: String?, identityToken: String?, authorizationCode: String?, email: String?,
    fullName: String?, authorizedScopes: [Scope]
  ) {
    self.user = user
    self.state = state
    self.identityToken = identityToken
    self.authorizationCode = authorizationCode
    self.email = email
    self.fullName = fullName
    self.authorizedScopes = authorizedScopes
  }

  /// Something a user can agree to share.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    case fullName
    case email
  }
}
