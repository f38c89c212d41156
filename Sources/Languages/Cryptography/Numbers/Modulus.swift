/// A prime of up to 256 bits, with what multiplication by Montgomery's method needs to know of it.
struct Modulus: Sendable {
  let words: Words
  /// What the least word, negated, is the inverse of, modulo 2 to the 64th.
  let negatedInverse: UInt64
  /// 2 to the 256th, modulo the prime.
  let radix: Words
  /// The square of that, modulo the prime.
  let radixSquared: Words

  init(_ words: Words) {
    self.words = words
    // Each step doubles how many bits are right; an odd number is its own inverse in three bits.
    var inverse = words.a
    for _ in 0..<5 { inverse = inverse &* (2 &- words.a &* inverse) }
    negatedInverse = 0 &- inverse
    var powers = [Words.one]
    for _ in 0..<512 {
      let last = powers[powers.count - 1]
      let (double, carries) = last.adding(last)
      let (less, borrows) = double.subtracting(words)
      powers.append(carries || !borrows ? less : double)
    }
    (radix, radixSquared) = (powers[256], powers[512])
  }
}

/// Which prime a residue is of.
protocol Prime: Sendable {
  static var modulus: Modulus { get }
}

/// The prime of the coordinates of P-256: FIPS 186-4, D.1.2.3.
enum P256Field: Prime {
  static let modulus = Modulus(
    Words(0xFFFF_FFFF_0000_0001, 0, 0x0000_0000_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF))
}

/// How many points P-256 has.
enum P256Order: Prime {
  static let modulus = Modulus(
    Words(0xFFFF_FFFF_0000_0000, 0xFFFF_FFFF_FFFF_FFFF, 0xBCE6_FAAD_A717_9E84, 0xF3B9_CAC2_FC63_2551))
}

/// The prime of the coordinates of Curve25519, 2 to the 255th less 19.
enum Curve25519Field: Prime {
  static let modulus = Modulus(
    Words(0x7FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFED))
}

/// How many points the large subgroup of Curve25519 has: RFC 8032, 5.1.
enum Curve25519Order: Prime {
  static let modulus = Modulus(
    Words(0x1000_0000_0000_0000, 0, 0x14DE_F9DE_A2F7_9CD6, 0x5812_631A_5CF5_D3ED))
}
