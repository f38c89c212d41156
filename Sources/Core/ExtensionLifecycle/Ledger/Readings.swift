/// A set of readings, small enough to travel with every transition.
public struct Readings: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  /// The readings listed.
  @inline(__always) public init(arrayLiteral readings: Reading...) {
    // Where the readings stand in the source, `forEach` is unrolled, and no array is made.
    readings.forEach { insert($0) }
  }

  /// Whether nothing contested or assumed is in it.
  public var isEmpty: Bool { bits == 0 }

  /// Whether a reading is in it.
  public func contains(_ reading: Reading) -> Bool { bits & reading.bit != 0 }

  /// Adds a reading.
  public mutating func insert(_ reading: Reading) { bits |= reading.bit }

  /// Adds all of another set, and answers with those that are new.
  public mutating func absorb(_ other: Readings) -> Readings {
    var fresh = Readings()
    fresh.bits = other.bits & ~bits
    bits |= other.bits
    return fresh
  }

  /// The readings in it, in the order of ``Reading``.
  public var all: [Reading] {
    var readings: [Reading] = []
    var rest = self
    while let reading = rest.popFirst() { readings.append(reading) }
    return readings
  }

  /// Takes out the first reading in it, in the order of ``Reading``; `nil` where it is empty.
  package mutating func popFirst() -> Reading? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return Reading(rawValue: UInt8(bits.trailingZeroBitCount))
  }
}

extension Reading {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
