/// A number that only its owner knows, for signatures by ECDSA and secrets by Diffie and Hellman.
///
/// It is written for rehearsals: plainly, and without care against somebody who measures how long it takes. No key that
/// guards anything belongs in it.
package struct P256PrivateKey: Hashable, Sendable {
  private let number: Residue<P256Order>

  private init(_ number: Residue<P256Order>) {
    self.number = number
  }

  /// A key of its 32 bytes; `nil` for zero, and for what is not below the number of points.
  package init?(raw bytes: [UInt8]) {
    guard let number = Residue<P256Order>(big: bytes), !number.isZero else { return nil }
    self.init(number)
  }

  /// A key by chance, from 32 bytes of it at a time; a compact one has a public key that one coordinate tells.
  package init(compact: Bool, chance: () -> [UInt8]) {
    while true {
      guard let key = Self(raw: chance()) else { continue }
      // The number that completes this one gives the same point, mirrored.
      self = compact && key.publicKey.compact == nil ? Self(-key.number) : key
      return
    }
  }

  /// The key that everybody may know, reckoned each time, because most of those who sign never ask for it.
  package var publicKey: P256PublicKey { P256PublicKey(known: P256Point.generator.times(number.value)) }

  /// Its 32 bytes.
  package var raw: [UInt8] { number.value.big }

  /// The signature of a digest, with a number for once that follows from key and digest, as RFC 6979 has it.
  ///
  /// It follows from the chance as well, by section 3.6 there; without any, a signature is the same every time.
  package func signature(ofDigest digest: [UInt8], chance: [UInt8] = []) -> P256Signature {
    var numbers = NumbersForOnce(key: raw, digest: digest, chance: chance)
    while true {
      if let once = numbers.next(), let signature = signature(ofDigest: digest, once: once) {
        return signature
      }
    }
  }

  /// The signature of a digest with a number for once, which must never be used for another digest; `nil` where that
  /// number is none, or gives none.
  package func signature(ofDigest digest: [UInt8], once: [UInt8]) -> P256Signature? {
    guard let once = Residue<P256Order>(big: once),
      let x = P256Point.generator.times(once.value).coordinates?.x
    else { return nil }
    let r = Residue<P256Order>(x.value)
    let s = (P256Signature.number(ofDigest: digest) + r * number) * once.inverse
    return r.isZero || s.isZero ? nil : P256Signature(r: r, s: s)
  }

  /// The secret shared with whoever has the other private key: 32 bytes.
  package func sharedSecret(with other: P256PublicKey) -> [UInt8] {
    // A point of a prime order, taken fewer times than that, is none without coordinates.
    other.point.times(number.value).coordinates?.x.value.big ?? []
  }
}

/// Numbers that nobody can guess without the key, by RFC 6979 with SHA-256.
private struct NumbersForOnce: IteratorProtocol {
  private var key = [UInt8](repeating: 0, count: 32)
  private var value = [UInt8](repeating: 1, count: 32)

  init(key secret: [UInt8], digest: [UInt8], chance: [UInt8]) {
    let seed = secret + P256Signature.number(ofDigest: digest).value.big + chance
    stir([0] + seed)
    stir([1] + seed)
  }

  mutating func next() -> [UInt8]? {
    value = SHA256.authenticationCode(of: value, key: key)
    let number = value
    stir([0])
    return number
  }

  private mutating func stir(_ more: [UInt8]) {
    key = SHA256.authenticationCode(of: value + more, key: key)
    value = SHA256.authenticationCode(of: value, key: key)
  }
}
