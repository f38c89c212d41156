import Rehearsal

/// Asks a passkey that signs in for the bytes that it keeps, or gives it others.
@available(iOS 17.0, *)
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: Sendable {
  /// What is to become of them.
  public let operation: Operation

  /// What can become of a passkey's bytes.
  public enum Operation: Sendable {
    /// They are read.
    case read
    /// These take their place.
    case write(Data)
  }

  /// Asks for them.
  public static let read = Self(operation: .read)

  /// Gives others.
  public static func write(_ data: Data) -> Self { Self(operation: .write(data)) }
}

/// The bytes that a passkey keeps, or whether it took others.
@available(iOS 17.0, *)
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput: Sendable {
  /// What became of them.
  public let result: OperationResult

  /// What became of a passkey's bytes.
  public enum OperationResult: Sendable {
    /// This was there.
    case read(data: Data?)
    /// Others were taken, or not.
    case write(success: Bool)
  }

  /// This was there.
  @available(iOS 18.0, *)
  public static func read(data: Data?) -> Self { Self(result: .read(data: data)) }

  /// Others were taken, or not.
  @available(iOS 18.0, *)
  public static func write(success: Bool) -> Self { Self(result: .write(success: success)) }
}

/// Asks for a new passkey that keeps bytes.
@available(iOS 17.0, *)
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: Sendable {
  /// Whether another would do.
  public let supportRequirement: SupportRequirement

  /// Whether a passkey would do that keeps none.
  public enum SupportRequirement: Sendable {
    /// It would not (AU-9).
    case required
    /// It would.
    case preferred
  }

  /// No other would do.
  public static let supportRequired = Self(supportRequirement: .required)
  /// Another would do.
  public static let supportPreferred = Self(supportRequirement: .preferred)
}

/// Whether a new passkey keeps bytes.
@available(iOS 17.0, *)
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput: Sendable {
  /// Whether it does.
  public let isSupported: Bool

  /// It does.
  @available(iOS 18.0, *)
  public static let supported = Self(isSupported: true)
  /// It does not.
  @available(iOS 18.0, *)
  public static let unsupported = Self(isSupported: false)
}

extension ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput {
  init?(_ wish: PasskeyExtensions.BlobWish) {
    switch wish {
    case .read: self = .read
    case .write(let bytes): self = .write(Data(bytes))
    case .support: return nil
    }
  }

  var wish: PasskeyExtensions.BlobWish {
    switch operation {
    case .read: .read
    case .write(let data): .write([UInt8](data))
    }
  }
}

extension ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput {
  init?(_ blob: PasskeyOutputs.Blob) {
    switch blob {
    case .read(let bytes): self = .read(data: bytes.map { Data($0) })
    case .wrote(let isDone): self = .write(success: isDone)
    case .support: return nil
    }
  }

  var blob: PasskeyOutputs.Blob {
    switch result {
    case .read(let data): .read(data.map { [UInt8]($0) })
    case .write(let success): .wrote(success)
    }
  }
}

extension ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput {
  init?(_ wish: PasskeyExtensions.BlobWish) {
    guard case .support(let isRequired) = wish else { return nil }
    self = isRequired ? .supportRequired : .supportPreferred
  }

  var wish: PasskeyExtensions.BlobWish { .support(isRequired: supportRequirement == .required) }
}

extension ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput {
  init?(_ blob: PasskeyOutputs.Blob) {
    guard case .support(let isThere) = blob else { return nil }
    self.init(isSupported: isThere)
  }

  var blob: PasskeyOutputs.Blob { .support(isSupported) }
}
