/// The prime of the coordinates of Curve448, 2 to the 448th less 2 to the 224th less 1.
enum Curve448Field: WidePrime {
  static let modulus = WideModulus(known: [
    .max, .max, .max, 0xFFFF_FFFE_FFFF_FFFF, .max, .max, .max,
  ])
  static let radix = modulus.radix()
  static let radixSquared = modulus.square(of: radix)
}

/// How many points the large subgroup of Curve448 has: RFC 8032, 5.2.
enum Curve448Order: WidePrime {
  static let modulus = WideModulus(known: [
    0x3FFF_FFFF_FFFF_FFFF, .max, .max, 0xFFFF_FFFF_7CCA_23E9, 0xC44E_DB49_AED6_3690, 0x216C_C272_8DC5_8F55,
    0x2378_C292_AB58_44F3,
  ])
  static let radix = modulus.radix()
  static let radixSquared = modulus.square(of: radix)
}

/// A point of the curve x² + y² = 1 + dx²y², in projective coordinates: x/z and y/z.
struct Ed448Point: PointGroup {
  typealias Number = WideResidue<Curve448Field>

  private let x, y, z: Number

  static let identity = Ed448Point(x: .zero, y: .one, z: .one)
  static let d = -Number(39_081)
  static let generator = Ed448Point(
    x: Number(known: [
      0x4F19_70C6_6BED_0DED, 0x221D_15A6_22BF_36DA, 0x9E14_6570_470F_1767, 0xEA6D_E324_A3D3_A464,
      0x12AE_1AF7_2AB6_6511, 0x433B_80E1_8B00_938E, 0x2626_A82B_C70C_C05E,
    ]),
    y: Number(known: [
      0x693F_4671_6EB6_BC24, 0x8876_2037_56C9_C762, 0x4BEA_7373_6CA3_9840, 0x8778_9C1E_05A0_C2D7,
      0x3AD3_FF1C_E67C_39C4, 0xFDBD_132C_4ED7_C8AD, 0x9808_795B_F230_FA14,
    ]),
    z: .one)

  private init(x: Number, y: Number, z: Number) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The point of 57 bytes: y, and in the last bit whether x is odd; `nil` where there is none.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard bytes.count == 57, let last = bytes.last, last & 0x7F == 0,
      let y = Number(big: bytes.dropLast().reversed())
    else { return nil }
    let square = (y.squared - .one) * (Self.d * y.squared - .one).inverse
    // The prime is 3 modulo 4, and so a root is the power of a quarter of the number after it.
    let quarter: [UInt64] = [0, 0, 0, 0xFFFF_FFFF_C000_0000, .max, .max, 0x3FFF_FFFF_FFFF_FFFF]
    let x = square.power(quarter)
    guard x.squared == square, !(x.isZero && last != 0) else { return nil }
    self.init(x: x.isOdd == (last != 0) ? x : -x, y: y, z: .one)
  }

  /// Its 57 bytes.
  var bytes: [UInt8] {
    let inverse = z.inverse
    return (y * inverse).big.reversed() + [(x * inverse).isOdd ? 0x80 : 0]
  }

  static prefix func - (one: Self) -> Self { Ed448Point(x: -one.x, y: one.y, z: one.z) }

  /// The sum by the formula of RFC 8032, 5.2.4, which has no exceptions.
  static func + (one: Self, other: Self) -> Self {
    let a = one.z * other.z
    let b = a.squared
    let (c, d) = (one.x * other.x, one.y * other.y)
    let e = Self.d * c * d
    let (f, g) = (b - e, b + e)
    let h = (one.x + one.y) * (other.x + other.y)
    return Ed448Point(x: a * f * (h - c - d), y: a * g * (d - c), z: f * g)
  }
}
