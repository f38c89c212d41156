import Rehearsal

/// Something somebody can sign in with.
@available(iOS 13.0, *)
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}

/// A user name and a password.
@available(iOS 12.0, *)
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The user name.
  @exclusivity(unchecked) open private(set) var user: String
  /// The password; empty where the app asked, because it has none to give.
  @exclusivity(unchecked) open private(set) var password: String

  /// A credential of a user.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }

  convenience init(_ credential: PasswordCredential) {
    self.init(user: credential.user, password: credential.password)
  }

  /// Itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// It can be archived.
  public static var supportsSecureCoding: Bool { true }

  /// Archives it.
  open func encode(with coder: NSCoder) {
    coder.encode(user as NSString, forKey: "user")
    coder.encode(password as NSString, forKey: "password")
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    guard let user = coder.decodeObject(of: NSString.self, forKey: "user"),
      let password = coder.decodeObject(of: NSString.self, forKey: "password")
    else { return nil }
    self.user = user as String
    self.password = password as String
    super.init()
  }
}

extension PasswordCredential {
  init(_ credential: ASPasswordCredential) {
    self.init(user: credential.user, password: credential.password)
  }
}
