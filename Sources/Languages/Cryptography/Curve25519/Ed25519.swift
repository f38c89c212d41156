/// Signatures by RFC 8032 on Curve25519, plainly, for rehearsals; no key that guards anything belongs here.
package enum Ed25519 {
  /// The public key of a secret of 32 bytes; `nil` for another length.
  package static func publicKey(of seed: [UInt8]) -> [UInt8]? { Secret(seed)?.publicKey }

  /// The signature of a message; `nil` for a secret of another length than 32 bytes.
  ///
  /// The number for once follows from the chance as well; without any, a signature is that of RFC 8032, which is the
  /// same every time.
  package static func signature(of message: [UInt8], seed: [UInt8], chance: [UInt8] = []) -> [UInt8]? {
    guard let secret = Secret(seed) else { return nil }
    let once = number(of: secret.prefix + chance + message)
    let point = Ed25519Point.generator.times(once.value).bytes
    let proof = once + number(of: point + secret.publicKey + message) * secret.number
    return point + proof.value.little
  }

  /// Whether a signature is that of a message by the secret of a public key.
  package static func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
    guard signature.count == 64, key.count == 32, let keyPoint = Ed25519Point(key),
      let proof = Residue<Curve25519Order>(big: signature[32...].reversed())
    else { return false }
    let challenge = number(of: signature[..<32] + key + message)
    let point = Ed25519Point.sum(of: [(.generator, proof.value), (-keyPoint, challenge.value)])
    return point.bytes.elementsEqual(signature[..<32])
  }

  private static func number(of bytes: [UInt8]) -> Residue<Curve25519Order> {
    let digest = SHA512.digest(of: bytes)
    return Residue(
      high: Words(little: digest[32...]) ?? .zero, low: Words(little: digest[..<32]) ?? .zero)
  }

  /// What becomes of 32 bytes.
  private struct Secret {
    let number: Residue<Curve25519Order>
    let prefix: [UInt8]
    let publicKey: [UInt8]

    init?(_ seed: [UInt8]) {
      guard seed.count == 32 else { return nil }
      let digest = SHA512.digest(of: seed)
      guard let number = Words(little: X25519.clamped(Array(digest[..<32]))) else { return nil }
      self.number = Residue(number)
      prefix = Array(digest[32...])
      publicKey = Ed25519Point.generator.times(number).bytes
    }
  }
}
