/// A way of signing, by the number that IANA's register of COSE has for it.
package struct COSEAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The number in the register.
  package let rawValue: Int

  /// The algorithm of a number.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// ECDSA on P-256 with SHA-256.
  package static let es256 = COSEAlgorithm(rawValue: -7)
  /// Ed25519.
  package static let edDSA = COSEAlgorithm(rawValue: -8)
  /// ECDSA on P-384 with SHA-384.
  package static let es384 = COSEAlgorithm(rawValue: -35)
  /// ECDSA on P-521 with SHA-512.
  package static let es512 = COSEAlgorithm(rawValue: -36)
  /// Ed448.
  package static let ed448 = COSEAlgorithm(rawValue: -53)
  /// RSASSA-PKCS1-v1_5 with SHA-256.
  package static let rs256 = COSEAlgorithm(rawValue: -257)

  /// Those that a website usually asks for, the dearest first.
  package static let usual: [COSEAlgorithm] = [.es256, .edDSA, .rs256]
  /// Those whose signatures are verified here.
  package static let verified = usual + [.es384, .es512, .ed448]
}

extension COSEAlgorithm: CustomStringConvertible {
  private static let names = [
    -7: "ES256", -8: "EdDSA", -35: "ES384", -36: "ES512", -37: "PS256", -47: "ES256K", -53: "Ed448",
    -257: "RS256", -65535: "RS1",
  ]

  /// The name in the register, or the number where it is none of the usual ones.
  package var description: String { Self.names[rawValue] ?? "\(rawValue)" }
}
