import Rehearsal

/// What Apple says of a user who agreed.
///
/// Its identity token is a signed one that a server can check; the key is the rehearsal's, not Apple's.
@available(iOS 13.0, *)
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  private let credential: AppleCredential

  init(_ credential: AppleCredential) {
    self.credential = credential
    super.init()
  }

  /// The identifier of the user for this team.
  open var user: String { credential.user }
  /// The state that was asked with.
  open var state: String? { credential.state }
  /// What the user agreed to share.
  open var authorizedScopes: [ASAuthorization.Scope] {
    credential.authorizedScopes.map { $0 == .email ? .email : .fullName }
  }
  /// The code a server redeems with Apple.
  open var authorizationCode: Data? { credential.authorizationCode.map { Data($0.utf8) } }
  /// What Apple vouches for, with the nonce in it.
  open var identityToken: Data? { credential.identityToken.map { Data($0.utf8) } }
  /// The e-mail address, where shared.
  open var email: String? { credential.email }
  /// The name, where shared.
  open var fullName: PersonNameComponents? {
    credential.fullName.map { PersonNameComponents(asSaid: $0) }
  }
  /// Whether Apple takes the user for a person.
  open var realUserStatus: ASUserDetectionStatus {
    ASUserDetectionStatus(rawValue: credential.realUserStatus.rawValue) ?? .unsupported
  }
  /// Whether the user is a child; it is not said.
  open var userAgeRange: ASUserAgeRange { .unknown }

  /// Itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// It says that it can be archived, as Apple's does.
  public static var supportsSecureCoding: Bool { true }

  /// Archives are not made of it here.
  open func encode(with coder: NSCoder) {
    notModelled("an archive of an ASAuthorizationAppleIDCredential: keep the values you need")
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of an ASAuthorizationAppleIDCredential: keep the values you need")
  }
}

extension PersonNameComponents {
  /// The parts of a name as people say it.
  init(asSaid name: String) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    self.init()
    givenName = words.first
    familyName = words.count > 1 ? words[1] : nil
  }
}

/// Whether Apple takes a user for a person.
@available(iOS 13.0, *)
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported
  case unknown
  case likelyReal
}

/// Whether a user is a child.
@available(iOS 17.0, *)
public enum ASUserAgeRange: Int, Sendable {
  case unknown
  case child
  case notChild
}
