import Rehearsal

/// What came of asking somebody to sign in.
@available(iOS 13.0, *)
open class ASAuthorization: NSObject {
  /// Whose request it is that was answered.
  open private(set) var provider: any ASAuthorizationProvider
  /// What the user signs in with, or the new passkey.
  open private(set) var credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
    super.init()
  }

  /// Something a user can agree to share.
  public struct Scope: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// A scope by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scope by its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The e-mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// What is to become of a sign-in.
  public struct OpenIDOperation: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// An operation by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An operation by its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// Whatever fits.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// The user signs in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// The user stays signed in.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// The user signs out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// What makes requests of one kind.
@available(iOS 13.0, *)
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Something to ask the system for.
@available(iOS 13.0, *)
open class ASAuthorizationRequest: _PassedValue, @unchecked Sendable {
  /// What made it.
  open private(set) var provider: any ASAuthorizationProvider

  init(of provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of an ASAuthorizationRequest: make it anew")
  }

  /// What the system takes it for; `nil` for a kind that it does not know.
  var asked: AuthorizationRequest? { nil }
}

/// Asks for a saved password.
@available(iOS 13.0, *)
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {
  override var asked: AuthorizationRequest? { .password }
}

/// Makes requests for saved passwords.
@available(iOS 13.0, *)
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// A request for a saved password.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(of: self) }
}
