import Rehearsal

/// A passkey on a key, by what names it.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: _PassedValue,
  ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
  /// What names it.
  open var credentialID: Data
  /// How the key can be reached.
  open var transports: [Transport]

  /// One that can be reached in some ways.
  public init(credentialID: Data, transports: [Transport]) {
    (self.credentialID, self.transports) = (credentialID, transports)
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: make it anew")
  }

  /// How a key can be reached.
  public struct Transport: RawRepresentable, Hashable, Sendable {
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

    /// By a plug.
    public static let usb = Transport(rawValue: "usb")
    /// By being held to the phone.
    public static let nfc = Transport(rawValue: "nfc")
    /// By radio.
    public static let bluetooth = Transport(rawValue: "ble")
    /// All that a phone has.
    public static let allSupported: [Transport] = [.usb, .nfc, .bluetooth]
  }
}

/// A new passkey on a key, for the app's server; none is ever made here.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: _PassedValue,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: keep the values you need")
  }

  /// What the phone says of the demand, in JSON.
  open var rawClientDataJSON: Data { Data() }
  /// What it is called.
  open var credentialID: Data { Data() }
  /// What the key says of it.
  open var rawAttestationObject: Data? { nil }
  /// How the key can be reached.
  @available(iOS 17.5, *)
  open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { [] }
  /// The secrets of the passkey, or whether it makes any.
  @available(iOS 26.4, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? { nil }
}

/// A signature with a passkey on a key, for the app's server; none is ever made here.
@available(iOS 15.0, *)
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: _PassedValue,
  ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled(
      "an archive of ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: keep the values you need")
  }

  /// What the phone says of the demand, in JSON.
  open var rawClientDataJSON: Data { Data() }
  /// Which passkey.
  open var credentialID: Data { Data() }
  /// What the key says of itself and its user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var rawAuthenticatorData: Data! { nil }
  /// What the server knows the user by.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var userID: Data! { nil }
  /// The signature of both.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var signature: Data! { nil }
  /// Whether the server was asked for by what it called itself before there were passkeys.
  @available(iOS 17.5, *)
  open var appID: Bool { false }
  /// The secrets of the passkey.
  @available(iOS 26.4, *)
  public var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? { nil }
}
