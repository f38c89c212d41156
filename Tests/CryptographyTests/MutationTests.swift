import Cryptography
import TestBench
import Testing

/// Signatures and keys with something wrong in them, the same ones every time: none recognizes anything, none traps.
@Suite struct MutationTests {
  private static let digest = SHA256.digest(of: "sample".utf8)

  /// Bytes that are not those: a bit turned, a byte replaced, some missing, some more.
  private static func mutations(of bytes: [UInt8], _ count: Int, seed: UInt64) -> [[UInt8]] {
    var chance = SplitMix(seed: seed)
    return (0..<count).map { _ in
      var changed = bytes
      while changed == bytes {
        let place = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0..<6, using: &chance) {
        case 0, 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
        case 2: changed[place] = chance.pick([0, 1, 0x7F, 0x80, 0xFF])
        case 3: changed = Array(bytes.prefix(place))
        case 4: changed.insert(UInt8.random(in: 0...255, using: &chance), at: place)
        default: changed.remove(at: place)
        }
      }
      return changed
    }
  }

  @Test func `changed signatures of P-256 are none of what was signed`() throws {
    let key = try #require(P256PrivateKey(raw: SignatureTests.key))
    let signature = key.signature(ofDigest: Self.digest)
    for bytes in Self.mutations(of: signature.der, 300, seed: 1) {
      guard let changed = P256Signature(der: bytes) else { continue }
      #expect(changed.der == bytes)
      #expect(!key.publicKey.isValid(changed, ofDigest: Self.digest), "\(bytes.hex)")
    }
    for bytes in Self.mutations(of: signature.raw, 150, seed: 2) {
      guard let changed = P256Signature(raw: bytes) else { continue }
      #expect(!key.publicKey.isValid(changed, ofDigest: Self.digest), "\(bytes.hex)")
    }
  }

  @Test func `changed keys of P-256 recognize nothing`() throws {
    let key = try #require(P256PrivateKey(raw: SignatureTests.key))
    let signature = key.signature(ofDigest: Self.digest)
    var keys = Self.mutations(of: key.publicKey.x963, 200, seed: 3).compactMap { P256PublicKey(x963: $0) }
    #expect(keys.isEmpty)
    keys = Self.mutations(of: key.publicKey.compressed, 100, seed: 4).compactMap {
      P256PublicKey(compressed: $0)
    }
    #expect(keys.count == 32)
    keys += Self.mutations(of: Samples.x509, 200, seed: 5).compactMap { P256Document.publicKey(in: $0) }
    keys += Self.mutations(of: Samples.pkcs8, 200, seed: 6).compactMap {
      P256Document.privateKey(in: $0)?.publicKey
    }
    keys += Self.mutations(of: SignatureTests.key, 50, seed: 7).compactMap {
      P256PrivateKey(raw: $0)?.publicKey
    }
    for changed in keys { #expect(!changed.isValid(signature, ofDigest: Self.digest), "\(changed.raw.hex)") }
  }

  @Test func `changed signatures and keys of Ed25519 recognize nothing`() throws {
    let seed = SignatureTests.key
    let key = try #require(Ed25519.publicKey(of: seed))
    let signature = try #require(Ed25519.signature(of: Self.digest, seed: seed))
    #expect(Ed25519.isValid(signature, of: Self.digest, key: key))
    for bytes in Self.mutations(of: signature, 200, seed: 8) {
      #expect(!Ed25519.isValid(bytes, of: Self.digest, key: key), "\(bytes.hex)")
    }
    for bytes in Self.mutations(of: key, 100, seed: 9) {
      #expect(!Ed25519.isValid(signature, of: Self.digest, key: bytes), "\(bytes.hex)")
    }
  }

  @Test func `changed signatures and keys of RSA recognize nothing`() throws {
    let key = try #require(RSAPrivateKey(pkcs1: Samples.rsa)?.publicKey)
    for bytes in Self.mutations(of: Samples.rsaSignature, 200, seed: 10) {
      #expect(!key.isValid(bytes, ofSHA256: Self.digest), "\(bytes.hex)")
    }
    for bytes in Self.mutations(of: key.pkcs1, 200, seed: 11) {
      let isValid = RSAPublicKey(pkcs1: bytes)?.isValid(Samples.rsaSignature, ofSHA256: Self.digest)
      #expect(isValid != true, "\(bytes.hex)")
    }
    for bytes in Self.mutations(of: Samples.rsa, 200, seed: 12) {
      let signature = RSAPrivateKey(pkcs1: bytes)?.signature(ofSHA256: Self.digest)
      // Five of its numbers are for others, and the same signature comes without them.
      #expect(signature == nil || signature == Samples.rsaSignature)
    }
  }
}
