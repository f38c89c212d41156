import Rehearsal

/// What an app sends to its server after a ceremony with a passkey.
@available(iOS 15.0, *)
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// What the phone says of the demand, in JSON.
  var rawClientDataJSON: Data { get }
  /// Which passkey.
  var credentialID: Data { get }
}

/// A signature with a passkey.
@available(iOS 15.0, *)
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// What the provider says of itself and its user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var rawAuthenticatorData: Data! { get }
  /// What the server knows the user by.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var userID: Data! { get }
  /// The signature of both.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var signature: Data! { get }
}

/// A new passkey.
@available(iOS 15.0, *)
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// What the provider says of it.
  var rawAttestationObject: Data? { get }
}

/// Where a passkey was.
@available(iOS 16.6, *)
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform
  case crossPlatform
}

/// A signature with a passkey of this device, for the app's server.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: _PassedValue,
  ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
  private let assertion: PasskeyAssertion

  init(_ assertion: PasskeyAssertion) {
    self.assertion = assertion
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationPlatformPublicKeyCredentialAssertion: keep the values you need")
  }

  /// What the phone says of the demand, in JSON.
  open var rawClientDataJSON: Data { Data(assertion.clientData) }
  /// Which passkey.
  open var credentialID: Data { Data(text: assertion.credentialID) }
  /// What the provider says of itself and its user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var rawAuthenticatorData: Data! { Data(assertion.proof?.authenticatorData ?? []) }
  /// What the server knows the user by.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var userID: Data! { Data(text: assertion.userHandle) }
  /// The signature of both.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var signature: Data! { Data(assertion.proof?.signature ?? []) }
  /// What became of the bytes that the passkey keeps.
  @available(iOS 17.0, *)
  public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? {
    assertion.proof?.outputs?.blob.flatMap { .init($0) }
  }
  /// The secrets of the passkey.
  @available(iOS 18.0, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? {
    assertion.proof?.outputs?.secrets.flatMap { .init($0) }
  }
  /// Where the passkey was; other devices are not played.
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// A new passkey of this device, for the app's server.
@available(iOS 15.0, *)
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: _PassedValue,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  private let made: PasskeyRegistration

  init(_ made: PasskeyRegistration) {
    self.made = made
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of ASAuthorizationPlatformPublicKeyCredentialRegistration: keep the values you need")
  }

  /// What the phone says of the demand, in JSON.
  open var rawClientDataJSON: Data { Data(made.clientData) }
  /// What it is called.
  open var credentialID: Data { Data(text: made.credentialID) }
  /// What the provider says of it.
  open var rawAttestationObject: Data? { made.proof.map { Data($0.attestationObject) } }
  /// Whether the passkey keeps bytes.
  @available(iOS 17.0, *)
  public var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput? {
    made.proof?.outputs?.blob.flatMap { .init($0) }
  }
  /// The secrets of the passkey, or whether it makes any.
  @available(iOS 18.0, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? {
    made.proof?.outputs?.secrets.map { .init($0) }
  }
  /// Where it is; other devices are not played.
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}
