/// A point of the curve y² = x³ - 3x + b, in projective coordinates: x/z and y/z, none where z is zero.
struct P256Point: PointGroup {
  typealias Number = Residue<P256Field>

  let x, y, z: Number

  static let identity = P256Point(x: .zero, y: .one, z: .zero)
  static let b = Number(
    Words(0x5AC6_35D8_AA3A_93E7, 0xB3EB_BD55_7698_86BC, 0x651D_06B0_CC53_B0F6, 0x3BCE_3C3E_27D2_604B))
  static let generator = P256Point(
    x: Number(
      Words(0x6B17_D1F2_E12C_4247, 0xF8BC_E6E5_63A4_40F2, 0x7703_7D81_2DEB_33A0, 0xF4A1_3945_D898_C296)),
    y: Number(
      Words(0x4FE3_42E2_FE1A_7F9B, 0x8EE7_EB4A_7C0F_9E16, 0x2BCE_3357_6B31_5ECE, 0xCBB6_4068_37BF_51F5)),
    z: .one)

  /// The point with two coordinates; `nil` where it is not on the curve.
  init?(x: Number, y: Number) {
    guard y.squared == Self.square(at: x) else { return nil }
    self.init(x: x, y: y, z: .one)
  }

  /// The point with a coordinate and an odd or even other one; `nil` where there is none.
  init?(x: Number, isOdd: Bool) {
    let square = Self.square(at: x)
    // The prime is 3 modulo 4, and so a root is the power of a quarter of the number after it.
    let root = square.power(
      Words(0x3FFF_FFFF_C000_0000, 0x4000_0000_0000_0000, 0x0000_0000_4000_0000, 0))
    guard root.squared == square else { return nil }
    self.init(x: x, y: root.value.isOdd == isOdd ? root : -root, z: .one)
  }

  /// The point with two coordinates that are known to be on the curve.
  init(known x: Number, _ y: Number) {
    self.init(x: x, y: y, z: .one)
  }

  private init(x: Number, y: Number, z: Number) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// What y² is for an x of the curve.
  private static func square(at x: Number) -> Number { (x.squared - Number(3)) * x + b }

  /// Its two coordinates; `nil` for the identity, which has none.
  var coordinates: (x: Number, y: Number)? {
    guard !z.isZero else { return nil }
    let inverse = z.inverse
    return (x * inverse, y * inverse)
  }

  /// The sum by the complete formula of Renes, Costello and Batina, which has no exceptions.
  static func + (one: Self, other: Self) -> Self {
    let (xx, yy, zz) = (one.x * other.x, one.y * other.y, one.z * other.z)
    let xy = (one.x + one.y) * (other.x + other.y) - xx - yy
    let yz = (one.y + one.z) * (other.y + other.z) - yy - zz
    let xz = (one.x + one.z) * (other.x + other.z) - xx - zz
    let zzz = zz + zz + zz
    let some = xz - b * zz
    let most = some + some + some
    let (less, more) = (yy - most, yy + most)
    let mixed = b * xz - zzz - xx
    let tilt = mixed + mixed + mixed
    let slope = xx + xx + xx - zzz
    return P256Point(
      x: xy * more - yz * tilt, y: more * less + slope * tilt, z: yz * less + xy * slope)
  }
}
