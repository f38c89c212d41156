/// Signatures by RFC 8032 on Curve448, plainly, for rehearsals; no key that guards anything belongs here.
package enum Ed448 {
  private typealias Number = WideResidue<Curve448Order>

  /// What stands before everything that is hashed, where there is no context.
  private static let domain = Array("SigEd448".utf8) + [0, 0]

  /// The public key of a secret of 57 bytes; `nil` for another length.
  package static func publicKey(of seed: [UInt8]) -> [UInt8]? { Secret(seed)?.publicKey }

  /// The signature of a message, the same every time; `nil` for a secret of another length than 57 bytes.
  package static func signature(of message: [UInt8], seed: [UInt8]) -> [UInt8]? {
    guard let secret = Secret(seed) else { return nil }
    let once = number(of: secret.prefix + message)
    let point = multiple(of: once.big).bytes
    let proof = once + number(of: point + secret.publicKey + message) * secret.number
    return point + proof.big.reversed() + [0]
  }

  /// Whether a signature is that of a message by the secret of a public key.
  package static func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
    guard signature.count == 114, signature[113] == 0, let keyPoint = Ed448Point(key),
      let proof = Number(big: signature[57..<113].reversed())
    else { return false }
    let challenge = number(of: signature[..<57] + key + message)
    let point = Ed448Point.sum(of: [(Ed448Point.generator, proof.big), (-keyPoint, challenge.big)])
    return point.bytes.elementsEqual(signature[..<57])
  }

  private static func multiple(of bytes: [UInt8]) -> Ed448Point {
    .sum(of: [(point: .generator, times: bytes)])
  }

  private static func number(of bytes: [UInt8]) -> Number {
    Number(reducing: SHAKE256.digest(of: domain + bytes, count: 114).reversed())
  }

  /// What becomes of 57 bytes.
  private struct Secret {
    let number: Number
    let prefix: [UInt8]
    let publicKey: [UInt8]

    init?(_ seed: [UInt8]) {
      guard seed.count == 57 else { return nil }
      let digest = SHAKE256.digest(of: seed, count: 114)
      var clamped = Array(digest[..<56])
      clamped[0] &= 0xFC
      clamped[55] |= 0x80
      number = Number(reducing: clamped.reversed())
      prefix = Array(digest[57...])
      publicKey = multiple(of: clamped.reversed()).bytes
    }
  }
}
