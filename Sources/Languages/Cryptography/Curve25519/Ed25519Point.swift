/// A point of the twisted curve y² - x² = 1 + dx²y², in extended coordinates: x/z, y/z, and t/z for their product.
struct Ed25519Point: PointGroup {
  typealias Number = Residue<Curve25519Field>

  let x, y, z, t: Number

  static let identity = Ed25519Point(x: .zero, y: .one)
  static let d = -Number(121_665) * Number(121_666).inverse
  static let generator = Ed25519Point(
    x: Number(
      Words(0x2169_36D3_CD6E_53FE, 0xC0A4_E231_FDD6_DC5C, 0x692C_C760_9525_A7B2, 0xC956_2D60_8F25_D51A)),
    y: Number(4) * Number(5).inverse)
  /// A number whose square is -1.
  private static let root = Number(2).power(
    Words(0x1FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFB))

  private init(x: Number, y: Number) {
    self.init(x: x, y: y, z: .one, t: x * y)
  }

  private init(x: Number, y: Number, z: Number, t: Number) {
    (self.x, self.y, self.z, self.t) = (x, y, z, t)
  }

  /// The point of 32 bytes: y, and in the last bit whether x is odd; `nil` where there is none.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard var number = Words(little: bytes) else { return nil }
    let isOdd = number.bit(255)
    number.d &= UInt64.max >> 1
    guard let y = Number(big: number.big) else { return nil }
    let square = (y.squared - .one) * (Self.d * y.squared + .one).inverse
    // The prime is 5 modulo 8, and so a root of this or of its negative is the power of an eighth of three more.
    var x = square.power(
      Words(0x0FFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFE))
    if x.squared != square { x = x * Self.root }
    guard x.squared == square, !(x.isZero && isOdd) else { return nil }
    self.init(x: x.value.isOdd == isOdd ? x : -x, y: y)
  }

  /// Its 32 bytes.
  var bytes: [UInt8] {
    let inverse = z.inverse
    var number = (y * inverse).value
    if (x * inverse).value.isOdd { number.d |= 1 << 63 }
    return number.little
  }

  static prefix func - (one: Self) -> Self { Ed25519Point(x: -one.x, y: one.y, z: one.z, t: -one.t) }

  /// The sum by the complete formula of Hisil, Wong, Carter and Dawson, which has no exceptions here.
  static func + (one: Self, other: Self) -> Self {
    let less = (one.y - one.x) * (other.y - other.x)
    let more = (one.y + one.x) * (other.y + other.x)
    let product = d * one.t * other.t
    let half = one.z * other.z
    let (e, h) = (more - less, more + less)
    let (f, g) = (half + half - product - product, half + half + product + product)
    return Ed25519Point(x: e * f, y: g * h, z: f * g, t: e * h)
  }
}
