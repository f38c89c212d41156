/// A product of two primes and an exponent, by which signatures are recognized.
package struct RSAPublicKey: Sendable {
  /// How many bits keys have at least, so that a digest fits, and at most, so that nobody waits.
  private static let lengths = 512...8192

  let modulus: WideModulus
  private let modulusBytes: [UInt8]
  private let exponent: [UInt8]

  /// A key of its numbers, the most significant byte first; `nil` where they can be none.
  package init?(modulus bytes: [UInt8], exponent: [UInt8]) {
    let bytes = Array(bytes.drop { $0 == 0 })
    let exponent = Array(exponent.drop { $0 == 0 })
    guard bytes.count <= Self.lengths.upperBound / 8, let modulus = WideModulus(bytes),
      Self.lengths.contains(modulus.bitCount), let last = exponent.last, last & 1 == 1, exponent != [1],
      exponent.count <= bytes.count
    else { return nil }
    (self.modulus, modulusBytes, self.exponent) = (modulus, bytes, exponent)
  }

  /// A key as PKCS #1 writes it: a sequence of both numbers.
  package init?(pkcs1 bytes: [UInt8]) {
    var outer = DER.Reader(bytes)
    guard var inner = outer.takeSequence(), outer.isAtEnd, let modulus = inner.takeInteger(),
      let exponent = inner.takeInteger(), inner.isAtEnd
    else { return nil }
    self.init(modulus: modulus, exponent: exponent)
  }

  /// As PKCS #1 writes it.
  package var pkcs1: [UInt8] { DER.sequence(DER.integer(modulusBytes), DER.integer(exponent)) }

  /// Both numbers, the most significant byte first.
  package var numbers: (modulus: [UInt8], exponent: [UInt8]) { (modulusBytes, exponent) }

  /// How many bits it has.
  package var bitCount: Int { modulus.bitCount }

  /// Whether a signature by RSASSA-PKCS1-v1_5 is that of a digest by SHA-256.
  ///
  /// What the signature says is compared with the only thing that it may say, byte for byte; nothing in it is read.
  package func isValid(_ signature: [UInt8], ofSHA256 digest: [UInt8]) -> Bool {
    guard signature.count == modulusBytes.count, digest.count == 32 else { return false }
    return modulus.power(signature, exponent) == encoded(digest)
  }

  /// A digest by SHA-256 as it is signed, by RFC 8017, 9.2.
  func encoded(_ digest: [UInt8]) -> [UInt8] {
    let algorithm = DER.sequence(
      DER.value(.objectIdentifier, [0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 1]), DER.value(.null, []))
    let info = DER.sequence(algorithm, DER.value(.octetString, digest))
    return [0, 1] + [UInt8](repeating: 0xFF, count: modulusBytes.count - info.count - 3) + [0] + info
  }
}
