/// Signatures by ECDSA on the curves that are longer than P-256, with the hash that goes with each.
///
/// Written plainly, for rehearsals: no key that guards anything belongs here.
package enum WideECDSA: Hashable, Sendable {
  /// P-384 with SHA-384, which COSE calls ES384.
  case p384
  /// P-521 with SHA-512, which COSE calls ES512.
  case p521

  /// How many bytes a coordinate has.
  package var byteCount: Int { self == .p384 ? 48 : 66 }

  /// Whether both coordinates, one after the other, are a point of the curve.
  package func isKey(_ raw: [UInt8]) -> Bool {
    switch self {
    case .p384: WidePoint<P384>(raw: raw) != nil
    case .p521: WidePoint<P521>(raw: raw) != nil
    }
  }

  /// Both coordinates of the key that goes with a secret number; `nil` where that is none.
  package func publicKey(of secret: [UInt8]) -> [UInt8]? {
    switch self {
    case .p384: WideSigning<P384>(secret)?.publicKey
    case .p521: WideSigning<P521>(secret)?.publicKey
    }
  }

  /// The signature of a message as ASN.1 writes it, the same every time; `nil` for a secret that is none.
  package func signature(of message: [UInt8], secret: [UInt8]) -> [UInt8]? {
    switch self {
    case .p384: WideSigning<P384>(secret)?.signature(of: message)
    case .p521: WideSigning<P521>(secret)?.signature(of: message)
    }
  }

  /// Whether a signature, as ASN.1 writes it, is that of a message by the secret of a public key.
  package func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
    switch self {
    case .p384: WideSigning<P384>.isValid(signature, of: message, key: key)
    case .p521: WideSigning<P521>.isValid(signature, of: message, key: key)
    }
  }
}

/// A secret number of one of the curves.
private struct WideSigning<C: WideCurve> {
  typealias Number = WideResidue<C.Order>

  private let number: Number
  private let secret: [UInt8]
  let publicKey: [UInt8]

  init?(_ secret: [UInt8]) {
    guard secret.count == Number.byteCount, let number = Number(big: secret),
      let (x, y) = Self.multiple(of: number).coordinates
    else { return nil }
    (self.number, self.secret, publicKey) = (number, secret, x.big + y.big)
  }

  private static func multiple(of number: Number) -> WidePoint<C> {
    .sum(of: [(point: C.generator, times: number.big)])
  }

  /// With a number for once that follows from key and message, as RFC 6979 has it.
  func signature(of message: [UInt8]) -> [UInt8] {
    let digest = Self.number(ofDigest: C.digest(of: message))
    var numbers = WideNumbersForOnce<C>(secret: secret + digest.big)
    while true {
      guard let once = numbers.next(), let x = Self.multiple(of: once).coordinates?.x else { continue }
      let r = Number(reducing: x.big)
      let s = (digest + r * number) * once.inverse
      if !r.isZero, !s.isZero { return DER.sequence(DER.integer(r.big), DER.integer(s.big)) }
    }
  }

  static func isValid(_ signature: [UInt8], of message: [UInt8], key: [UInt8]) -> Bool {
    var outer = DER.Reader(signature)
    guard var inner = outer.takeSequence(), outer.isAtEnd, let first = inner.takeInteger(),
      let second = inner.takeInteger(), inner.isAtEnd, let r = Number(big: first),
      let s = Number(big: second), !r.isZero, !s.isZero, let point = WidePoint<C>(raw: key)
    else { return false }
    let inverse = s.inverse
    let digest = number(ofDigest: C.digest(of: message))
    let sum = WidePoint.sum(of: [
      (C.generator, (digest * inverse).big), (point, (r * inverse).big),
    ])
    return sum.coordinates.map { Number(reducing: $0.x.big) == r } == true
  }

  /// What is signed of a digest, which is never longer than the number of points.
  private static func number(ofDigest digest: [UInt8]) -> Number { Number(reducing: digest) }
}

/// Numbers that nobody can guess without the key, by RFC 6979 with the curve's hash.
private struct WideNumbersForOnce<C: WideCurve> {
  private var key: [UInt8]
  private var value: [UInt8]

  init(secret: [UInt8]) {
    let count = C.digest(of: []).count
    key = [UInt8](repeating: 0, count: count)
    value = [UInt8](repeating: 1, count: count)
    stir([0] + secret)
    stir([1] + secret)
  }

  mutating func next() -> WideResidue<C.Order>? {
    let length = WideResidue<C.Order>.byteCount
    var bytes: [UInt8] = []
    while bytes.count < length {
      value = code(of: value)
      bytes += value
    }
    stir([0])
    // What the last byte has too many bits of goes, so that as many are left as the number of points has.
    let spare = UInt8(8 * length - C.Order.modulus.bitCount)
    let cut = bytes.prefix(length)
    guard spare > 0 else { return WideResidue(big: cut) }
    let shifted = zip([0] + cut.dropLast(), cut).map { $0 << (8 - spare) | $1 >> spare }
    return WideResidue(big: shifted)
  }

  private mutating func stir(_ more: [UInt8]) {
    key = code(of: value + more)
    value = code(of: value)
  }

  private func code(of message: [UInt8]) -> [UInt8] {
    // Both hashes take 128 bytes at a time.
    keyedCode(of: message, key: key, block: 128) { C.digest(of: $0) }
  }
}
