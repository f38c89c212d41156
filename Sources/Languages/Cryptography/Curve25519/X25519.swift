/// Secrets shared by RFC 7748 on Curve25519, plainly, for rehearsals; no key that guards anything belongs here.
package enum X25519 {
  private typealias Number = Residue<Curve25519Field>

  /// The public key of a private one of 32 bytes; `nil` for another length.
  package static func publicKey(of key: [UInt8]) -> [UInt8]? {
    product(key, with: [9] + [UInt8](repeating: 0, count: 31))
  }

  /// The secret of a private key and somebody's public one; `nil` for other lengths than 32 bytes, and for a public key
  /// with which every private one gives zero.
  package static func sharedSecret(of key: [UInt8], with other: [UInt8]) -> [UInt8]? {
    guard let secret = product(key, with: other), secret.contains(where: { $0 != 0 }) else { return nil }
    return secret
  }

  /// The number of 32 bytes that is used: a multiple of eight, and of 255 bits.
  static func clamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[0] &= 0xF8
    bytes[31] = bytes[31] & 0x7F | 0x40
    return bytes
  }

  /// Climbs Montgomery's ladder, on which two points stand that are always one apart.
  private static func product(_ key: [UInt8], with other: [UInt8]) -> [UInt8]? {
    guard key.count == 32, let number = Words(little: clamped(key)), var base = Words(little: other) else {
      return nil
    }
    base.d &= UInt64.max >> 1
    let apart = Number(base)
    let quarter = Number(121_665)
    var (low, high) = ((x: Number.one, z: Number.zero), (x: apart, z: Number.one))
    for index in (0..<255).reversed() {
      let isSet = number.bit(index)
      if isSet { swap(&low, &high) }
      let (sum, difference) = (low.x + low.z, low.x - low.z)
      let (right, left) = ((high.x - high.z) * sum, (high.x + high.z) * difference)
      high = ((right + left).squared, apart * (right - left).squared)
      let (more, less) = (sum.squared, difference.squared)
      low = (more * less, (more - less) * (more + quarter * (more - less)))
      if isSet { swap(&low, &high) }
    }
    return (low.x * low.z.inverse).value.little
  }
}
