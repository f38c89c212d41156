/// The part of the phone whose keys nobody can take out.
///
/// Rehearsed phones have one, and all of them the same: what one gave out, another one takes.
@available(iOS 13.0, *)
public enum SecureEnclave {
  /// Whether there is one.
  public static var isAvailable: Bool { true }

  /// Keys of the only curve that it knows.
  public enum P256 {
    /// Signatures by ECDSA.
    public enum Signing {
      /// A key that signs, and never leaves the enclave.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.Signing.PrivateKey
        /// The key in cipher, which only the enclave can open.
        public let dataRepresentation: Data

        /// A key by the chance of the run.
        public init(compactRepresentable: Bool = true) throws {
          key = CryptoKit.P256.Signing.PrivateKey(compactRepresentable: compactRepresentable)
          dataRepresentation = try SecureEnclave.sealed(key.rawRepresentation)
        }

        /// A key that the enclave gave out in cipher.
        public init(dataRepresentation: Data) throws {
          key = try CryptoKit.P256.Signing.PrivateKey(
            rawRepresentation: SecureEnclave.opened(dataRepresentation))
          self.dataRepresentation = dataRepresentation
        }

        /// The key that recognizes its signatures.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }

        /// The signature of a digest, by the chance of the run.
        public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          try key.signature(for: digest)
        }

        /// The signature of data.
        public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          try key.signature(for: data)
        }
      }
    }

    /// Secrets shared by Diffie and Hellman's way.
    public enum KeyAgreement {
      /// A key that shares secrets with others, and never leaves the enclave.
      public struct PrivateKey: DiffieHellmanKeyAgreement {
        private let key: CryptoKit.P256.KeyAgreement.PrivateKey
        /// The key in cipher, which only the enclave can open.
        public let dataRepresentation: Data

        /// A key by the chance of the run.
        public init(compactRepresentable: Bool = true) throws {
          key = CryptoKit.P256.KeyAgreement.PrivateKey(compactRepresentable: compactRepresentable)
          dataRepresentation = try SecureEnclave.sealed(key.rawRepresentation)
        }

        /// A key that the enclave gave out in cipher.
        public init(dataRepresentation: Data) throws {
          key = try CryptoKit.P256.KeyAgreement.PrivateKey(
            rawRepresentation: SecureEnclave.opened(dataRepresentation))
          self.dataRepresentation = dataRepresentation
        }

        /// The key that others share a secret with.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }

        /// The secret shared with whoever has the other private key.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret {
          try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
        }
      }
    }
  }

  /// What the enclave keeps to itself.
  private static let own = SymmetricKey(data: SHA256.hash(data: Data("rehearsed enclave".utf8)))

  private static func sealed(_ key: Data) throws -> Data {
    try AES.GCM.seal(key, using: own).combined ?? Data()
  }

  private static func opened(_ data: Data) throws -> Data {
    try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: own)
  }
}
