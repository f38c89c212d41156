import Rehearsal

/// What the system asks an extension for, from iOS 17 on.
@available(iOS 17.0, *)
public protocol ASCredentialRequest: NSObjectProtocol, NSCopying, NSSecureCoding {
  /// What kind of credential.
  var type: ASCredentialRequestType { get }
  /// The identity the user chose.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// What a request asks for.
@available(iOS 17.0, *)
public enum ASCredentialRequestType: Int, Sendable {
  case password
  case passkeyAssertion
  case passkeyRegistration
  case oneTimeCode
}

/// Asks for a password.
@available(iOS 17.0, *)
open class ASPasswordCredentialRequest: _PassedValue, ASCredentialRequest, @unchecked Sendable {
  private let identity: ASPasswordCredentialIdentity

  /// A request for the password of an identity.
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    identity = credentialIdentity
    super.init(passed: ())
  }

  /// A password.
  open var type: ASCredentialRequestType { .password }
  /// Whose.
  open var credentialIdentity: any ASCredentialIdentity { identity }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasswordCredentialRequest: keep its identity")
  }
}

/// Asks for a one-time code.
@available(iOS 18.0, *)
open class ASOneTimeCodeCredentialRequest: _PassedValue, ASCredentialRequest, @unchecked Sendable {
  private let identity: ASOneTimeCodeCredentialIdentity

  /// A request for the code of an identity.
  public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) {
    identity = credentialIdentity
    super.init(passed: ())
  }

  /// A one-time code.
  open var type: ASCredentialRequestType { .oneTimeCode }
  /// Whose.
  open var credentialIdentity: any ASCredentialIdentity { identity }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASOneTimeCodeCredentialRequest: keep its identity")
  }
}

extension CredentialRequest {
  /// The request in Apple's names, where it is about an identity.
  var asApples: any ASCredentialRequest {
    guard let identity else { fatalError("\(provision.rawValue) was asked for without an identity") }
    return switch identity.kind {
    case .password:
      ASPasswordCredentialRequest(credentialIdentity: ASPasswordCredentialIdentity(identity))
    case .oneTimeCode:
      ASOneTimeCodeCredentialRequest(credentialIdentity: ASOneTimeCodeCredentialIdentity(identity))
    case .passkey: ASPasskeyCredentialRequest(self)
    }
  }
}
