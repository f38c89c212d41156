import Rehearsal

/// What every request for a new passkey has, wherever that is to be.
@available(iOS 15.0, *)
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// The domain that the passkey is for.
  var relyingPartyIdentifier: String { get }
  /// What the server knows the user by.
  var userID: Data { get set }
  /// The user name.
  var name: String { get set }
  /// What people are called who have that name.
  var displayName: String? { get set }
  /// Bytes for this once.
  var challenge: Data { get set }
  /// Whether the user has to be made sure of.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
  /// What is wanted of whoever makes the passkey.
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// What every request for a signature with a passkey has, wherever that is.
@available(iOS 15.0, *)
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The domain that the passkey is for.
  var relyingPartyIdentifier: String { get }
  /// Bytes for this once.
  var challenge: Data { get set }
  /// Whether the user has to be made sure of.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

extension ASAuthorizationPublicKeyCredentialAssertionRequest {
  /// The passkeys that will do, whatever they are on; any where there are none.
  ///
  /// Those of another kind than the request's are left out.
  public var allowedCredentials: [any ASAuthorizationPublicKeyCredentialDescriptor] {
    get {
      switch self {
      case let request as ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
        request.allowedCredentials as [ASAuthorizationPlatformPublicKeyCredentialDescriptor]
      case let request as ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:
        request.allowedCredentials as [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor]
      default: []
      }
    }
    set {
      switch self {
      case let request as ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
        let own = newValue.compactMap { $0 as? ASAuthorizationPlatformPublicKeyCredentialDescriptor }
        request.allowedCredentials = own
      case let request as ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:
        let own = newValue.compactMap { $0 as? ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor }
        request.allowedCredentials = own
      default: break
      }
    }
  }
}

/// A passkey by what names it.
@available(iOS 15.0, *)
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
  /// What names it.
  var credentialID: Data { get set }
}

@available(iOS 15.0, *)
extension ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{}

@available(iOS 15.0, *)
extension ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationPublicKeyCredentialAssertionRequest
{}

/// What a server wants of whoever makes a passkey.
@available(iOS 15.0, *)
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Nothing.
  public static let none = Self(rawValue: "none")
  /// What it says of itself.
  public static let direct = Self(rawValue: "direct")
  /// What somebody says of it who is trusted.
  public static let indirect = Self(rawValue: "indirect")
  /// What tells one from another.
  public static let enterprise = Self(rawValue: "enterprise")
}

/// Whether a passkey is to be found without being named.
@available(iOS 15.0, *)
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// One by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One by its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Rather not.
  public static let discouraged = Self(rawValue: "discouraged")
  /// If that can be.
  public static let preferred = Self(rawValue: "preferred")
  /// In any case.
  public static let required = Self(rawValue: "required")
}

/// What a new passkey may sign with.
@available(iOS 15.0, *)
open class ASAuthorizationPublicKeyCredentialParameters: _PassedValue, @unchecked Sendable {
  /// With what.
  public let algorithm: ASCOSEAlgorithmIdentifier

  /// One that signs with an algorithm.
  public init(algorithm: ASCOSEAlgorithmIdentifier) {
    self.algorithm = algorithm
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationPublicKeyCredentialParameters: make it anew")
  }
}

/// A curve that keys are on, by its number in the register of COSE.
@available(iOS 15.0, *)
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: Int

  /// One by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One by its number.
  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  /// The curve of ES256.
  public static let P256 = Self(rawValue: 1)
}
