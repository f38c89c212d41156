/// A point that everybody may know, by which signatures of its private key are recognized.
package struct P256PublicKey: Hashable, Sendable {
  let x, y: Residue<P256Field>

  init?(_ point: P256Point) {
    guard let (x, y) = point.coordinates else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// The key of a point that is known to have coordinates.
  init(known point: P256Point) {
    let inverse = point.z.inverse
    (x, y) = (point.x * inverse, point.y * inverse)
  }

  /// A key of both its coordinates, 64 bytes; `nil` for a point that is not on the curve.
  package init?(raw bytes: [UInt8]) {
    guard bytes.count == 64, let x = Residue<P256Field>(big: bytes[..<32]),
      let y = Residue<P256Field>(big: bytes[32...]), P256Point(x: x, y: y) != nil
    else { return nil }
    (self.x, self.y) = (x, y)
  }

  /// A key as ANSI X9.63 writes it: 4, and both coordinates.
  package init?(x963 bytes: [UInt8]) {
    guard bytes.first == 4 else { return nil }
    self.init(raw: Array(bytes.dropFirst()))
  }

  /// A key of one coordinate, after 2 or 3 for an even or odd other one.
  package init?(compressed bytes: [UInt8]) {
    guard let first = bytes.first, first == 2 || first == 3,
      let x = Residue<P256Field>(big: bytes.dropFirst()),
      let point = P256Point(x: x, isOdd: first == 3)
    else { return nil }
    self.init(point)
  }

  /// A key of one coordinate, where the other one is the smaller of two.
  package init?(compact bytes: [UInt8]) {
    guard let x = Residue<P256Field>(big: bytes), let point = P256Point(x: x, isOdd: false) else {
      return nil
    }
    (self.x, self.y) = (x, (-point.y).value < point.y.value ? -point.y : point.y)
  }

  /// Both its coordinates.
  package var raw: [UInt8] { x.value.big + y.value.big }
  /// As ANSI X9.63 writes it.
  package var x963: [UInt8] { [4] + raw }
  /// One coordinate, and whether the other one is odd.
  package var compressed: [UInt8] { [y.value.isOdd ? 3 : 2] + x.value.big }
  /// One coordinate, where the other one is the smaller of two; `nil` where it is not.
  package var compact: [UInt8]? { (-y).value < y.value ? nil : x.value.big }

  var point: P256Point { P256Point(known: x, y) }

  /// Whether a signature is that of a digest by the private key.
  ///
  /// Of a longer digest than 32 bytes, the first 32 count.
  package func isValid(_ signature: P256Signature, ofDigest digest: [UInt8]) -> Bool {
    guard let (r, s) = signature.numbers else { return false }
    let inverse = s.inverse
    let sum = P256Point.sum(of: [
      (.generator, (P256Signature.number(ofDigest: digest) * inverse).value), (point, (r * inverse).value),
    ])
    guard let x = sum.coordinates?.x else { return false }
    return Residue<P256Order>(x.value) == r
  }
}
