/// An exponent that only its owner knows; of a key that somebody has, because none is made here.
///
/// It is written for rehearsals: plainly, and without care against somebody who measures how long it takes. No key that
/// guards anything belongs in it.
package struct RSAPrivateKey: Sendable {
  /// The key that everybody may know.
  package let publicKey: RSAPublicKey
  /// As PKCS #1 writes it.
  package let pkcs1: [UInt8]
  private let exponent: [UInt8]

  /// A key as PKCS #1 writes it: version 0, both public numbers, the exponent, and five more that make it faster
  /// elsewhere.
  package init?(pkcs1 bytes: [UInt8]) {
    var outer = DER.Reader(bytes)
    guard var inner = outer.takeSequence(), outer.isAtEnd, inner.takeInteger() == [],
      let modulus = inner.takeInteger(), let publicExponent = inner.takeInteger(),
      let exponent = inner.takeInteger(), !exponent.isEmpty, exponent.count <= modulus.count,
      let publicKey = RSAPublicKey(modulus: modulus, exponent: publicExponent)
    else { return nil }
    for _ in 0..<5 { guard inner.takeInteger() != nil else { return nil } }
    guard inner.isAtEnd else { return nil }
    (self.publicKey, pkcs1, self.exponent) = (publicKey, bytes, exponent)
  }

  /// The signature of a digest by SHA-256, by RSASSA-PKCS1-v1_5, the same every time; `nil` where digest or key are
  /// none.
  package func signature(ofSHA256 digest: [UInt8]) -> [UInt8]? {
    guard digest.count == 32,
      let signature = publicKey.modulus.power(publicKey.encoded(digest), exponent),
      publicKey.isValid(signature, ofSHA256: digest)
    else { return nil }
    return signature
  }
}
