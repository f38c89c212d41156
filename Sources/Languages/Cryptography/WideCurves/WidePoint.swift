/// A point of such a curve, in projective coordinates: x/z and y/z, none where z is zero.
struct WidePoint<C: WideCurve>: PointGroup {
  typealias Number = WideResidue<C.Field>

  private let x, y, z: Number

  static var identity: Self { Self(x: .zero, y: .one, z: .zero) }

  private init(x: Number, y: Number, z: Number) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The point with two coordinates that are known to be on the curve.
  init(known x: Number, _ y: Number) {
    self.init(x: x, y: y, z: .one)
  }

  /// A point of both its coordinates; `nil` where it is not on the curve.
  init?(raw bytes: [UInt8]) {
    let count = Number.byteCount
    guard bytes.count == 2 * count, let x = Number(big: bytes[..<count]),
      let y = Number(big: bytes[count...]),
      y.squared == (x.squared - Number(3)) * x + C.b
    else { return nil }
    self.init(x: x, y: y, z: .one)
  }

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
    let some = xz - C.b * zz
    let most = some + some + some
    let (less, more) = (yy - most, yy + most)
    let mixed = C.b * xz - zzz - xx
    let tilt = mixed + mixed + mixed
    let slope = xx + xx + xx - zzz
    return Self(x: xy * more - yz * tilt, y: more * less + slope * tilt, z: yz * less + xy * slope)
  }
}
