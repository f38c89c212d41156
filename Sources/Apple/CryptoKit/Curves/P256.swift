import Cryptography

/// The curve of NIST with a prime of 256 bits, which passkeys are signed on.
@available(iOS 13.0, *)
public enum P256 {
  /// Signatures by ECDSA.
  public enum Signing {
    /// A key that recognizes signatures.
    public struct PublicKey: P256PublicKeyForms {
      let key: P256PublicKey

      /// A key of its bytes by X9.63.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        key = try P256PublicKey(apple: x963Representation)
      }

      init(key: P256PublicKey) {
        self.key = key
      }

      /// Its bytes by X9.63.
      public var x963Representation: Data { Data(key.x963) }

      /// Whether a signature is that of a digest.
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        key.isValid(signature.numbers, ofDigest: Array(digest))
      }

      /// Whether a signature is that of data.
      public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: data))
      }
    }

    /// A key that signs.
    public struct PrivateKey: P256PrivateKeyForms {
      let key: P256PrivateKey

      /// A key by the chance of the run.
      public init(compactRepresentable: Bool = true) {
        key = P256PrivateKey(compact: compactRepresentable) { .byChance(32) }
      }

      /// A key of its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        key = try P256PrivateKey(apple: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(key.raw) }
      /// The key that recognizes its signatures.
      public var publicKey: PublicKey { PublicKey(key: key.publicKey) }

      /// The signature of a digest, by the chance of the run: two of one digest are different, as Apple's are.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        ECDSASignature(numbers: key.signature(ofDigest: Array(digest), chance: .byChance(32)))
      }

      /// The signature of data.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
    }

    /// What only whoever has the private key can make of data.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let numbers: P256Signature

      init(numbers: P256Signature) {
        self.numbers = numbers
      }

      /// A signature of its 64 bytes.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard let numbers = P256Signature(raw: Array(rawRepresentation)) else {
          throw CryptoKitError.incorrectParameterSize
        }
        self.numbers = numbers
      }

      /// A signature as ASN.1 writes it.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let numbers = P256Signature(der: Array(derRepresentation)) else {
          throw CryptoKitASN1Error.invalidASN1Object
        }
        self.numbers = numbers
      }

      /// Its 64 bytes.
      public var rawRepresentation: Data { Data(numbers.raw) }
      /// As ASN.1 writes it.
      public var derRepresentation: Data { Data(numbers.der) }

      /// Its 64 bytes, all at once.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try numbers.raw.withUnsafeBytes(body)
      }
    }
  }

  /// Secrets shared by Diffie and Hellman's way.
  public enum KeyAgreement {
    /// A key that others share a secret with.
    public struct PublicKey: P256PublicKeyForms {
      let key: P256PublicKey

      /// A key of its bytes by X9.63.
      public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        key = try P256PublicKey(apple: x963Representation)
      }

      init(key: P256PublicKey) {
        self.key = key
      }

      /// Its bytes by X9.63.
      public var x963Representation: Data { Data(key.x963) }
    }

    /// A key that shares secrets with others.
    public struct PrivateKey: P256PrivateKeyForms, DiffieHellmanKeyAgreement {
      let key: P256PrivateKey

      /// A key by the chance of the run.
      public init(compactRepresentable: Bool = true) {
        key = P256PrivateKey(compact: compactRepresentable) { .byChance(32) }
      }

      /// A key of its 32 bytes.
      public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        key = try P256PrivateKey(apple: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(key.raw) }
      /// The key that others share a secret with.
      public var publicKey: PublicKey { PublicKey(key: key.publicKey) }

      /// The secret shared with whoever has the other private key.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        SharedSecret(bytes: key.sharedSecret(with: publicKeyShare.key))
      }
    }
  }
}

extension P256PublicKey {
  /// Of bytes by X9.63.
  init(apple bytes: some ContiguousBytes) throws(CryptoKitError) {
    let bytes = [UInt8](contiguous: bytes)
    guard bytes.count == 65 else { throw .incorrectKeySize }
    guard let key = Self(x963: bytes) else { throw .invalidParameter }
    self = key
  }
}

extension P256PrivateKey {
  init(apple bytes: some ContiguousBytes) throws(CryptoKitError) {
    let bytes = [UInt8](contiguous: bytes)
    guard bytes.count == 32 else { throw .incorrectKeySize }
    guard let key = Self(raw: bytes) else { throw .invalidParameter }
    self = key
  }
}

extension [UInt8] {
  init(contiguous bytes: some ContiguousBytes) {
    self = bytes.withUnsafeBytes { Array($0) }
  }
}
