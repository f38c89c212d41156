package import Cryptography

/// The private key of a passkey, which signs what an authenticator says.
///
/// It is written for rehearsals, and its keys are made up.
package enum SigningKey: Sendable {
  case es256(P256PrivateKey)
  /// Ed25519, in the 32 bytes of its secret.
  case edDSA([UInt8])
  /// P-384 or P-521, in the bytes of its secret.
  case wide(WideECDSA, [UInt8])
  /// Ed448, in the 57 bytes of its secret.
  case ed448([UInt8])
  case rs256(RSAPrivateKey)

  /// A key of P-256 that follows from a text.
  package static func es256(from text: String) -> SigningKey {
    keys(text) {
      var seed = Array(text.utf8)
      return .es256(
        P256PrivateKey(compact: false) {
          seed = SHA256.digest(of: seed)
          return seed
        })
    }
  }

  private static let keys = Memo<String, SigningKey>()
  private static let signatures = Memo<[[UInt8]], [UInt8]>()

  /// The key that everybody may know; `nil` for bytes that are none.
  package var publicKey: CredentialKey? {
    switch self {
    case .es256(let key): CredentialKey(key.publicKey)
    case .edDSA(let seed): Ed25519.publicKey(of: seed).map { CredentialKey(ed25519: $0) }
    case .wide(let curve, let secret): curve.publicKey(of: secret).map { CredentialKey(curve, raw: $0) }
    case .ed448(let seed): Ed448.publicKey(of: seed).map { CredentialKey(ed448: $0) }
    case .rs256(let key): CredentialKey(key.publicKey)
    }
  }

  /// The signature of a message, the same every time.
  package func signature(of message: [UInt8]) -> [UInt8] {
    switch self {
    case .es256(let key):
      Self.signatures([key.raw, message]) { key.signature(ofDigest: SHA256.digest(of: message)).der }
    case .edDSA(let seed): Ed25519.signature(of: message, seed: seed) ?? []
    case .wide(let curve, let secret): curve.signature(of: message, secret: secret) ?? []
    case .ed448(let seed): Ed448.signature(of: message, seed: seed) ?? []
    case .rs256(let key): key.signature(ofSHA256: SHA256.digest(of: message)) ?? []
    }
  }
}
