import Rehearsal

/// Who shares secrets with others by Diffie and Hellman's way.
@available(iOS 17.0, *)
public protocol DiffieHellmanKeyAgreement: Sendable {
  /// What the other side gives.
  associatedtype PublicKey: Sendable
  /// What the other side gets.
  var publicKey: PublicKey { get }
  /// The secret shared with whoever has the other private key.
  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// What two sides know who know each other's public keys; no key by itself.
@available(iOS 13.0, *)
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Its bytes, all at once.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Its kind, and its bytes in hexadecimal.
  public var description: String { "SharedSecret: " + bytes.hexadecimal }

  /// Whether its bytes are those.
  public static func == <D: DataProtocol>(secret: Self, data: D) -> Bool { secret.bytes == Array(data) }

  /// A key, by RFC 5869.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// A key, by ANSI X9.63: digests of the secret, a counter and what both know.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var counter: UInt32 = 1
    while key.count < outputByteCount {
      let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) }
      key += Array(H.hash(data: bytes + number + Array(sharedInfo)))
      counter += 1
    }
    return SymmetricKey(data: Array(key.prefix(outputByteCount)))
  }
}
