import Cryptography

/// Apple, as a phone meets it: whether it can be reached, and what it says of the user.
public struct Apple: Hashable, Sendable {
  /// Whether an answer comes once the user has approved.
  public var reachability: Reachability
  /// How long an answer takes.
  public var delay: Duration = .zero
  /// The account on the phone, for which every team sees another identifier.
  public var account = "johnny@icloud.example"
  /// The identifier of the user, where it is not to follow from account and team.
  public var user: String?
  /// The e-mail address the user shares, if any.
  public var email: String? = "jappleseed@privaterelay.appleid.com"
  /// The name the user shares, if any.
  public var fullName: String? = "Johnny Appleseed"
  /// The phone number of the device, if any.
  public var phoneNumber: String? = "+1 408 555 0100"
  /// How sure Apple is that the user is a person.
  public var realUserStatus = RealUserStatus.likelyReal
  /// When the rehearsal begins, in seconds as tokens count them.
  public var tokenTime = Instant.calendarStart
  /// Who signs identity tokens.
  public var signer = TokenSigner.simulated
  /// What Apple says of the app's use of Sign in with Apple by this user.
  public var credentialState = AppleCredentialState.notFound

  /// How often it has authorized the app.
  public private(set) var authorizations = 0

  /// Whether an answer comes.
  public enum Reachability: String, Hashable, Sendable, CaseIterable {
    /// The answer comes.
    case reachable
    /// The handler is told that there is no credential.
    case unreachable
    /// No answer comes at all.
    case silent
  }

  /// The identifier of the user for a team: always the same for the same account and team.
  public func user(ofTeam team: String) -> String {
    if let user { return user }
    let digest = SHA256.digest(of: "\(team)/\(account)".utf8)
    return Self.digits(digest[16...], 6) + "." + digest.prefix(16).hexadecimal + "."
      + Self.digits(digest[22...], 4)
  }

  private static func digits(_ bytes: ArraySlice<UInt8>, _ count: Int) -> String {
    bytes.prefix(count).map { String($0 % 10) }.joined()
  }

  /// Lets the app sign the user in, and answers with the credential.
  ///
  /// Name and e-mail address come with the first authorization only, and again after the user revoked it.
  package mutating func authorize(
    _ app: InstalledApp, state: String?, nonce: String?, at instant: Instant
  ) -> AppleCredential {
    let isFirst = credentialState != .authorized || !Ledger.holds("AS-23")
    credentialState = .authorized
    authorizations += 1
    let time = tokenTime + instant.nanoseconds / 1_000_000_000
    let user = user(ofTeam: app.teamIdentifier)
    let code = "simulated-code-\(authorizations)"
    let token = IdentityToken(
      issuer: IdentityToken.apple, audience: app.bundleIdentifier, subject: user, nonce: nonce,
      issuedAt: time, expiresAt: time + 86_400, codeHash: IdentityToken.hash(ofCode: code), email: email,
      realUserStatus: realUserStatus)
    return AppleCredential(
      user: user, state: Ledger.holds("SI-5") ? state : nil, identityToken: signer.token(of: token.claims),
      authorizationCode: code,
      email: isFirst ? email ?? (Ledger.holds("SI-14") ? nil : "jappleseed@example.com") : nil,
      fullName: isFirst ? fullName : nil,
      authorizedScopes: isFirst ? sharedScopes : [], realUserStatus: realUserStatus)
  }

  private var sharedScopes: [AppleCredential.Scope] {
    (fullName == nil ? [] : [.fullName]) + (email == nil ? [] : [.email])
  }
}

extension Apple {
  /// An Apple that answers.
  public init() {
    reachability = .reachable
  }

  func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        reachability:delay:account:user:email:fullName:phoneNumber:realUserStatus:tokenTime:signer:
        credentialState:
        authorizations:)
    // By a number: a search asks this at every point.
    switch reachability {
    case .reachable: mark.combine(1)
    case .unreachable: mark.combine(2)
    case .silent: mark.combine(3)
    }
    mark.combine(credentialState.rawValue)
    mark.combine(authorizations)
    mark.passOver(
      (delay, account, user, email, fullName, phoneNumber, realUserStatus, tokenTime, signer),
      because: "nothing that happens changes who the user is to Apple")
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
