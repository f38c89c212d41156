/// The two numbers of a signature by ECDSA.
///
/// Any two numbers of 32 bytes are a signature; whether they are one of something, a key says.
package struct P256Signature: Hashable, Sendable {
  private let r, s: Words

  init(r: Residue<P256Order>, s: Residue<P256Order>) {
    (self.r, self.s) = (r.value, s.value)
  }

  /// A signature as IEEE P1363 writes it: both numbers, 64 bytes.
  package init?(raw bytes: [UInt8]) {
    guard bytes.count == 64, let r = Words(big: bytes[..<32]), let s = Words(big: bytes[32...]) else {
      return nil
    }
    (self.r, self.s) = (r, s)
  }

  /// A signature as ASN.1 writes it, by its distinguished rules and no other ones.
  package init?(der bytes: [UInt8]) {
    var outer = DER.Reader(bytes)
    guard var inner = outer.takeSequence(), outer.isAtEnd, let r = inner.takeInteger(), r.count <= 32,
      let s = inner.takeInteger(), s.count <= 32, inner.isAtEnd
    else { return nil }
    self.init(raw: [r, s].flatMap { [UInt8](repeating: 0, count: 32 - $0.count) + $0 })
  }

  /// As IEEE P1363 writes it.
  package var raw: [UInt8] { r.big + s.big }
  /// As ASN.1 writes it.
  package var der: [UInt8] { DER.sequence(DER.integer(r.big), DER.integer(s.big)) }

  /// Both numbers, where they can be some: above zero, and below the number of points.
  var numbers: (r: Residue<P256Order>, s: Residue<P256Order>)? {
    guard let r = Residue<P256Order>(big: r.big), let s = Residue<P256Order>(big: s.big), !r.isZero, !s.isZero
    else { return nil }
    return (r, s)
  }

  /// What is signed of a digest: its first 256 bits.
  static func number(ofDigest digest: [UInt8]) -> Residue<P256Order> {
    let bytes = [UInt8](repeating: 0, count: max(0, 32 - digest.count)) + digest.prefix(32)
    return Residue(Words(big: bytes) ?? .zero)
  }
}
