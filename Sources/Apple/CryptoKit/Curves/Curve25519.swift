import Cryptography

/// The curve with the prime 2 to the 255th less 19.
@available(iOS 13.0, *)
public enum Curve25519 {
  /// Signatures by Ed25519.
  public enum Signing {
    /// A key that recognizes signatures.
    public struct PublicKey: Sendable {
      private let bytes: [UInt8]

      /// A key of its 32 bytes, whatever they are.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// Whether a signature is that of data.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        Ed25519.isValid(Array(signature), of: Array(data), key: bytes)
      }
    }

    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let bytes: [UInt8]
      /// The key that recognizes its signatures.
      public let publicKey: PublicKey

      /// A key by the chance of the run.
      public init() {
        do { try self.init(rawRepresentation: [UInt8].byChance(32)) } catch { fatalError("\(error)") }
      }

      /// A key of its 32 bytes, whatever they are.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
        publicKey = try PublicKey(rawRepresentation: Ed25519.publicKey(of: bytes) ?? [])
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// The signature of data, by the chance of the run: two of the same data are different, as Apple's are.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(Ed25519.signature(of: Array(data), seed: bytes, chance: .byChance(32)) ?? [])
      }
    }
  }

  /// Secrets shared by X25519.
  public enum KeyAgreement {
    /// A key that others share a secret with.
    public struct PublicKey: Sendable {
      fileprivate let bytes: [UInt8]

      /// A key of its 32 bytes, whatever they are.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
    }

    /// A key that shares secrets with others.
    public struct PrivateKey: DiffieHellmanKeyAgreement {
      private let bytes: [UInt8]
      /// The key that others share a secret with.
      public let publicKey: PublicKey

      /// A key by the chance of the run.
      public init() {
        do { try self.init(rawRepresentation: [UInt8].byChance(32)) } catch { fatalError("\(error)") }
      }

      /// A key of its 32 bytes, whatever they are.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
        publicKey = try PublicKey(rawRepresentation: X25519.publicKey(of: bytes) ?? [])
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// The secret shared with whoever has the other private key; an error for a key with which it would be zero.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        guard let secret = X25519.sharedSecret(of: bytes, with: publicKeyShare.bytes) else {
          throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: secret)
      }
    }
  }

  private static func bytes(of key: some ContiguousBytes) throws(CryptoKitError) -> [UInt8] {
    let bytes = [UInt8](contiguous: key)
    guard bytes.count == 32 else { throw .incorrectKeySize }
    return bytes
  }
}
