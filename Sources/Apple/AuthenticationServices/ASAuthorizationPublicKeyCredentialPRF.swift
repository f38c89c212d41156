public import CryptoKit
import Rehearsal

/// Asks a passkey that signs in for secrets.
@available(iOS 18.0, *)
public struct ASAuthorizationPublicKeyCredentialPRFAssertionInput: Sendable {
  /// The values for whichever passkey it is.
  public let inputValues: InputValues?
  /// The values for certain passkeys, which go before.
  public let perCredentialInputValues: [Data: InputValues]?

  /// Values for whichever passkey it is, and others for certain ones.
  public static func inputValues(
    _ inputValues: InputValues, perCredentialInputValues: [Data: InputValues]? = nil
  ) -> Self {
    Self(inputValues: inputValues, perCredentialInputValues: perCredentialInputValues)
  }

  /// Values for certain passkeys alone.
  public static func perCredentialInputValues(_ perCredentialInputValues: [Data: InputValues]) -> Self {
    Self(inputValues: nil, perCredentialInputValues: perCredentialInputValues)
  }

  /// One value or two, each of which makes a secret.
  public struct InputValues: Sendable {
    /// The first.
    public let saltInput1: Data
    /// The other.
    public let saltInput2: Data?

    /// One value or two.
    public init(saltInput1: Data, saltInput2: Data? = nil) {
      (self.saltInput1, self.saltInput2) = (saltInput1, saltInput2)
    }

    /// One value or two.
    public static func saltInput1(_ saltInput1: Data, saltInput2: Data? = nil) -> Self {
      Self(saltInput1: saltInput1, saltInput2: saltInput2)
    }
  }
}

/// The secrets of a passkey that signed in.
@available(iOS 18.0, *)
public struct ASAuthorizationPublicKeyCredentialPRFAssertionOutput: Sendable {
  /// That of the first value.
  public let first: SymmetricKey
  /// That of the other.
  public let second: SymmetricKey?

  /// One secret or two.
  public init(first: SymmetricKey, second: SymmetricKey?) {
    (self.first, self.second) = (first, second)
  }
}

/// Asks a new passkey for secrets, or whether it makes any.
@available(iOS 18.0, *)
public struct ASAuthorizationPublicKeyCredentialPRFRegistrationInput: Sendable {
  /// One value or two, each of which makes a secret.
  public typealias InputValues = ASAuthorizationPublicKeyCredentialPRFAssertionInput.InputValues

  /// Whether it is only asked whether there could be any.
  public let shouldCheckForSupport: Bool
  /// The values.
  public let inputValues: InputValues?

  /// Asks only whether there could be any.
  public static let checkForSupport = Self(shouldCheckForSupport: true, inputValues: nil)

  /// Asks for the secrets of values.
  public static func inputValues(_ inputValues: InputValues) -> Self {
    Self(shouldCheckForSupport: false, inputValues: inputValues)
  }
}

/// The secrets of a new passkey, or whether it makes any.
@available(iOS 18.0, *)
public struct ASAuthorizationPublicKeyCredentialPRFRegistrationOutput: Sendable {
  /// Whether it makes any.
  public let isSupported: Bool
  /// That of the first value.
  public let first: SymmetricKey?
  /// That of the other.
  public let second: SymmetricKey?

  /// One secret or two.
  public init(first: SymmetricKey, second: SymmetricKey?) {
    self.init(isSupported: true, first: first, second: second)
  }

  private init(isSupported: Bool, first: SymmetricKey? = nil, second: SymmetricKey? = nil) {
    (self.isSupported, self.first, self.second) = (isSupported, first, second)
  }

  /// It makes some, when it signs in.
  public static let supported = Self(isSupported: true)
  /// It makes none.
  public static let unsupported = Self(isSupported: false)
}

extension ASAuthorizationPublicKeyCredentialPRFAssertionInput.InputValues {
  init(_ salts: PasskeyExtensions.Salts) {
    self.init(saltInput1: Data(salts.first), saltInput2: salts.second.map { Data($0) })
  }

  var salts: PasskeyExtensions.Salts { .init([UInt8](saltInput1), saltInput2.map { [UInt8]($0) }) }
}

extension ASAuthorizationPublicKeyCredentialPRFAssertionInput {
  init(_ wish: PasskeyExtensions.SecretWish) {
    let others = wish.saltsByPasskey.map { (Data(text: $0.key), InputValues($0.value)) }
    self.init(
      inputValues: wish.salts.map(InputValues.init),
      perCredentialInputValues: others.isEmpty ? nil : Dictionary(uniqueKeysWithValues: others))
  }

  var wish: PasskeyExtensions.SecretWish {
    let others = (perCredentialInputValues ?? [:]).map { (String(bytes: $0.key), $0.value.salts) }
    return .init(of: inputValues?.salts, byPasskey: Dictionary(uniqueKeysWithValues: others))
  }
}

extension ASAuthorizationPublicKeyCredentialPRFRegistrationInput {
  init(_ wish: PasskeyExtensions.SecretWish) {
    self = wish.salts.map { .inputValues(InputValues($0)) } ?? .checkForSupport
  }

  var wish: PasskeyExtensions.SecretWish { .init(of: inputValues?.salts) }
}

extension ASAuthorizationPublicKeyCredentialPRFAssertionOutput {
  init?(_ secrets: PasskeyOutputs.Secrets) {
    guard let first = secrets.first else { return nil }
    self.init(first: SymmetricKey(data: first), second: secrets.second.map { SymmetricKey(data: $0) })
  }

  var secrets: PasskeyOutputs.Secrets { .init(first.allBytes, second?.allBytes) }
}

extension ASAuthorizationPublicKeyCredentialPRFRegistrationOutput {
  init(_ secrets: PasskeyOutputs.Secrets) {
    self.init(
      isSupported: secrets.isSupported, first: secrets.first.map { SymmetricKey(data: $0) },
      second: secrets.second.map { SymmetricKey(data: $0) })
  }

  var secrets: PasskeyOutputs.Secrets {
    .init(isSupported: isSupported, first?.allBytes, second?.allBytes)
  }
}

extension SymmetricKey {
  fileprivate var allBytes: [UInt8] { withUnsafeBytes { Array($0) } }
}
