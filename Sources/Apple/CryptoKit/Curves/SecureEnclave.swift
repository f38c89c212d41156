public import LocalAuthentication
public import Security
import UIKit

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

        /// Who must have been recognized before the key is used.
        private let guardian: Guardian

        /// A key by the chance of the run, for whatever code runs while the phone is unlocked.
        public init(compactRepresentable: Bool = true, authenticationContext: LAContext? = nil) throws {
          try self.init(compactRepresentable, Guardian(isOwner: false, context: authenticationContext))
        }

        /// A key by the chance of the run, for whom the access says.
        public init(
          compactRepresentable: Bool = true, accessControl: SecAccessControl,
          authenticationContext: LAContext? = nil
        ) throws {
          let guardian = Guardian(isOwner: accessControl.asksForOwner, context: authenticationContext)
          try self.init(compactRepresentable, guardian)
        }

        private init(_ compactRepresentable: Bool, _ guardian: Guardian) throws {
          key = CryptoKit.P256.Signing.PrivateKey(compactRepresentable: compactRepresentable)
          self.guardian = guardian
          dataRepresentation = try SecureEnclave.sealed(key.rawRepresentation, guardian)
        }

        /// A key that the enclave gave out in cipher, where nobody has been recognized.
        public init(dataRepresentation: Data) throws {
          try self.init(dataRepresentation: dataRepresentation, authenticationContext: nil)
        }

        /// A key that the enclave gave out in cipher, for whom it was made.
        public init(dataRepresentation: Data, authenticationContext: LAContext?) throws {
          let opened = try SecureEnclave.opened(dataRepresentation)
          key = try CryptoKit.P256.Signing.PrivateKey(rawRepresentation: opened.key)
          guardian = Guardian(isOwner: opened.isForOwner, context: authenticationContext)
          self.dataRepresentation = dataRepresentation
        }

        /// The key that recognizes its signatures.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }

        /// The signature of a digest, by the chance of the run.
        public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          try guardian.check()
          return try key.signature(for: digest)
        }

        /// The signature of data.
        public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          try guardian.check()
          return try key.signature(for: data)
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

        /// Who must have been recognized before the key is used.
        private let guardian: Guardian

        /// A key by the chance of the run, for whatever code runs while the phone is unlocked.
        public init(compactRepresentable: Bool = true, authenticationContext: LAContext? = nil) throws {
          try self.init(compactRepresentable, Guardian(isOwner: false, context: authenticationContext))
        }

        /// A key by the chance of the run, for whom the access says.
        public init(
          compactRepresentable: Bool = true, accessControl: SecAccessControl,
          authenticationContext: LAContext? = nil
        ) throws {
          let guardian = Guardian(isOwner: accessControl.asksForOwner, context: authenticationContext)
          try self.init(compactRepresentable, guardian)
        }

        private init(_ compactRepresentable: Bool, _ guardian: Guardian) throws {
          key = CryptoKit.P256.KeyAgreement.PrivateKey(compactRepresentable: compactRepresentable)
          self.guardian = guardian
          dataRepresentation = try SecureEnclave.sealed(key.rawRepresentation, guardian)
        }

        /// A key that the enclave gave out in cipher, where nobody has been recognized.
        public init(dataRepresentation: Data) throws {
          try self.init(dataRepresentation: dataRepresentation, authenticationContext: nil)
        }

        /// A key that the enclave gave out in cipher, for whom it was made.
        public init(dataRepresentation: Data, authenticationContext: LAContext?) throws {
          let opened = try SecureEnclave.opened(dataRepresentation)
          key = try CryptoKit.P256.KeyAgreement.PrivateKey(rawRepresentation: opened.key)
          guardian = Guardian(isOwner: opened.isForOwner, context: authenticationContext)
          self.dataRepresentation = dataRepresentation
        }

        /// The key that others share a secret with.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }

        /// The secret shared with whoever has the other private key.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret {
          try guardian.check()
          return try key.sharedSecretFromKeyAgreement(with: publicKeyShare)
        }
      }
    }
  }

  /// What the enclave keeps to itself.
  private static let own = SymmetricKey(data: SHA256.hash(data: Data("rehearsed enclave".utf8)))

  private static func sealed(_ key: Data, _ guardian: Guardian) throws -> Data {
    try AES.GCM.seal(key + [guardian.isOwner ? 1 : 0], using: own).combined ?? Data()
  }

  private static func opened(_ data: Data) throws -> (key: Data, isForOwner: Bool) {
    let opened = try AES.GCM.open(AES.GCM.SealedBox(combined: data), using: own)
    return (opened.dropLast(), opened.last == 1)
  }

  /// Whether the owner must have been recognized, and by what the phone would know.
  private struct Guardian: Sendable {
    let isOwner: Bool
    let context: LAContext?

    func check() throws {
      guard isOwner, context?.hasRecognizedOwner != true else { return }
      if context?.mayNotAsk == true { throw LAError(.notInteractive) }
      notModelled(
        "the question for the owner of a key: evaluate an LAContext, and hand it over as authenticationContext"
      )
    }
  }
}
