import Cryptography
import TestBench
import Testing

/// Keys in every form that they travel in, and what is refused.
@Suite struct KeyTests {
  private static func key() throws -> P256PrivateKey {
    try #require(P256PrivateKey(raw: SignatureTests.key))
  }

  @Test func `a document is read and written as OpenSSL does`() throws {
    let key = try Self.key()
    #expect(P256Document.privateKey(in: Samples.pkcs8) == key)
    #expect(P256Document.privateKey(in: Samples.sec1) == key)
    #expect(P256Document.publicKey(in: Samples.x509) == key.publicKey)
    #expect(P256Document.text(of: key) == Samples.pkcs8)
    #expect(P256Document.text(of: key.publicKey) == Samples.x509)
    let isCrossed =
      P256Document.publicKey(in: Samples.pkcs8) != nil || P256Document.privateKey(in: Samples.x509) != nil
    #expect(!isCrossed)
  }

  @Test func `every form of a public key is the same key`() throws {
    var chance = SplitMix(seed: 25519)
    for isCompact in [true, false, true, false] {
      let key = P256PrivateKey(compact: isCompact) { .random(32, &chance) }.publicKey
      #expect(P256PublicKey(raw: key.raw) == key)
      #expect(P256PublicKey(x963: key.x963) == key)
      #expect(P256PublicKey(compressed: key.compressed) == key)
      #expect(!isCompact || key.compact != nil)
      if let compact = key.compact { #expect(P256PublicKey(compact: compact) == key) }
    }
  }

  @Test func `zero, the number of points and more are no private keys, and the number before is one`() {
    let order = "FFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551".bytes
    var (less, more) = (order, order)
    less[31] -= 1
    more[31] += 1
    #expect(P256PrivateKey(raw: less)?.raw == less)
    for raw in [order, more, [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32), [], [1]] {
      #expect(P256PrivateKey(raw: raw) == nil, "\(raw.hex)")
      #expect(P256PrivateKey(raw: less)?.signature(ofDigest: order, once: raw) == nil)
    }
    var draws = [[UInt8](repeating: 0, count: 32), order, less]
    #expect(P256PrivateKey(compact: false) { draws.removeFirst() }.raw == less)
  }

  @Test func `points that are not on the curve, or beside the field, are no public keys`() throws {
    let key = try Self.key().publicKey
    let prime = "FFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF".bytes
    #expect(P256PublicKey(raw: [UInt8](repeating: 0, count: 64)) == nil)
    #expect(P256PublicKey(raw: prime + key.raw[32...]) == nil)
    #expect(P256PublicKey(raw: Array(key.raw[32...] + key.raw[..<32])) == nil)
    #expect(P256PublicKey(compressed: [2] + prime) == nil)
    #expect(P256PublicKey(compact: prime) == nil)
    for first in [0, 1, 2, 3, 5, 6, 7, 255] as [UInt8] {
      #expect(P256PublicKey(x963: [first] + key.raw) == nil)
      #expect(P256PublicKey(compressed: [first] + key.raw[..<32]) == nil || [2, 3].contains(first))
    }
    for length in 0..<64 { #expect(P256PublicKey(raw: Array(key.raw.prefix(length))) == nil) }
  }

  @Test func `a private key whose document names another public key is refused`() throws {
    let other = try #require(P256PrivateKey(raw: [UInt8](repeating: 7, count: 32)))
    let mixed = Samples.pkcs8.dropLast(64) + other.publicKey.raw
    #expect(P256Document.privateKey(in: Array(mixed)) == nil)
  }

  @Test func `keys of Curve25519 have 32 bytes`() {
    for length in [0, 1, 31, 33, 64] {
      let bytes = [UInt8](repeating: 9, count: length)
      let good = [UInt8](repeating: 9, count: 32)
      #expect(Ed25519.publicKey(of: bytes) == nil)
      #expect(Ed25519.signature(of: [], seed: bytes) == nil)
      #expect(!Ed25519.isValid([UInt8](repeating: 9, count: 64), of: [], key: bytes))
      #expect(X25519.publicKey(of: bytes) == nil)
      #expect(X25519.sharedSecret(of: bytes, with: good) == nil)
      #expect(X25519.sharedSecret(of: good, with: bytes) == nil)
    }
  }

  @Test func `a signature of RSA is OpenSSL's, and a key that is none is refused`() throws {
    let key = try #require(RSAPrivateKey(pkcs1: Samples.rsa))
    let digest = SHA256.digest(of: "sample".utf8)
    #expect(key.publicKey.bitCount == 1024)
    #expect(key.signature(ofSHA256: digest) == Samples.rsaSignature)
    #expect(key.publicKey.isValid(Samples.rsaSignature, ofSHA256: digest))
    #expect(!key.publicKey.isValid(Samples.rsaSignature, ofSHA256: SHA256.digest(of: "test".utf8)))
    #expect(key.signature(ofSHA256: [1]) == nil)
    let one = [UInt8](repeating: 255, count: 128)
    #expect(RSAPublicKey(modulus: one, exponent: [3]) != nil)
    #expect(RSAPublicKey(modulus: one, exponent: [1]) == nil)
    #expect(RSAPublicKey(modulus: one, exponent: [2]) == nil)
    #expect(RSAPublicKey(modulus: one, exponent: []) == nil)
    #expect(RSAPublicKey(modulus: one.dropLast() + [254], exponent: [3]) == nil)
    for length in [0, 1, 63, 1025] {
      #expect(RSAPublicKey(modulus: [UInt8](repeating: 255, count: length), exponent: [3]) == nil)
    }
  }
}

extension [UInt8] {
  static func random(_ count: Int, _ chance: inout SplitMix) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
  }
}
