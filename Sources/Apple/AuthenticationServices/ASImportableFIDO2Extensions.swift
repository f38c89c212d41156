/// What a passkey has beside its key.
@available(iOS 26.4, *)
public struct ASImportableFIDO2Extensions: _ExchangedValue {
  /// What it makes secrets of.
  public var hmacCredentials: ASImportableFIDO2HMACCredential?
  /// What a website keeps with it.
  public var largeBlob: ASImportableFIDO2LargeBlob?

  /// One of its parts.
  public init(
    hmacCredentials: ASImportableFIDO2HMACCredential? = nil, largeBlob: ASImportableFIDO2LargeBlob? = nil
  ) {
    (self.hmacCredentials, self.largeBlob) = (hmacCredentials, largeBlob)
  }
}

/// What a passkey makes secrets of, with its user made sure of and without.
@available(iOS 26.4, *)
public struct ASImportableFIDO2HMACCredential: _ExchangedValue {
  /// How.
  public var algorithm: Algorithm
  /// What is used where the user was made sure of.
  public var credentialWithUV: Data
  /// What is used where nobody was.
  public var credentialWithoutUV: Data

  private enum CodingKeys: String, CodingKey {
    case algorithm
    case credentialWithUV = "credWithUV"
    case credentialWithoutUV = "credWithoutUV"
  }

  /// One of its parts.
  public init(algorithm: Algorithm, credentialWithUV: Data, credentialWithoutUV: Data) {
    self.algorithm = algorithm
    (self.credentialWithUV, self.credentialWithoutUV) = (credentialWithUV, credentialWithoutUV)
  }

  /// How secrets are made.
  public enum Algorithm: String, Codable, Sendable {
    case sha256 = "hmac-sha256"
  }
}

/// What a website keeps with a passkey.
@available(iOS 26.4, *)
public struct ASImportableFIDO2LargeBlob: _ExchangedValue {
  /// How many bytes it has when it is unpacked.
  public var uncompressedSize: Int
  /// Its bytes, packed.
  public var data: Data

  /// One of its parts.
  public init(uncompressedSize: Int, data: Data) {
    (self.uncompressedSize, self.data) = (uncompressedSize, data)
  }
}
