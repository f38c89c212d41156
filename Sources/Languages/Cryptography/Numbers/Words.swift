/// A number of 256 bits, in four words.
struct Words: Hashable, Sendable {
  /// The words, the least significant first.
  var a, b, c, d: UInt64

  static let zero = Words(0, 0, 0, 0)
  static let one = Words(0, 0, 0, 1)

  /// A number of its words, the most significant first, as standards print them.
  init(_ d: UInt64, _ c: UInt64, _ b: UInt64, _ a: UInt64) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// A number of its 32 bytes, the most significant first.
  init?(big bytes: some Collection<UInt8>) {
    guard bytes.count == 32 else { return nil }
    self = .zero
    for byte in bytes {
      d = d << 8 | c >> 56
      c = c << 8 | b >> 56
      b = b << 8 | a >> 56
      a = a << 8 | UInt64(byte)
    }
  }

  /// A number of its 32 bytes, the least significant first.
  init?(little bytes: some BidirectionalCollection<UInt8>) {
    self.init(big: bytes.reversed())
  }

  /// Its 32 bytes, the most significant first.
  var big: [UInt8] {
    [d, c, b, a].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }

  /// Its 32 bytes, the least significant first.
  var little: [UInt8] { big.reversed() }

  var isOdd: Bool { a & 1 == 1 }

  /// One of its 64 digits of four bits, counted from the least significant.
  func digit(_ index: Int) -> Int {
    let word =
      switch index >> 4 {
      case 0: a
      case 1: b
      case 2: c
      default: d
      }
    return Int(truncatingIfNeeded: word >> UInt64((index & 15) * 4) & 15)
  }

  /// One of its bits, counted from the least significant.
  func bit(_ index: Int) -> Bool { digit(index >> 2) >> (index & 3) & 1 == 1 }

  /// The sum, and whether it needs a bit more.
  func adding(_ other: Words) -> (sum: Words, carries: Bool) {
    var sum = Words.zero
    var carry: UInt64 = 0
    (carry, sum.a) = a.sum(other.a, carry)
    (carry, sum.b) = b.sum(other.b, carry)
    (carry, sum.c) = c.sum(other.c, carry)
    (carry, sum.d) = d.sum(other.d, carry)
    return (sum, carry == 1)
  }

  /// The difference, and whether it is below zero.
  func subtracting(_ other: Words) -> (difference: Words, borrows: Bool) {
    var difference = Words.zero
    var borrow: UInt64 = 0
    (borrow, difference.a) = a.difference(other.a, borrow)
    (borrow, difference.b) = b.difference(other.b, borrow)
    (borrow, difference.c) = c.difference(other.c, borrow)
    (borrow, difference.d) = d.difference(other.d, borrow)
    return (difference, borrow == 1)
  }

  static func < (one: Words, other: Words) -> Bool { one.subtracting(other).borrows }
}

extension UInt64 {
  /// This and two more, of which the second is 0 or 1.
  @inline(__always)
  func sum(_ other: UInt64, _ carry: UInt64) -> (carry: UInt64, sum: UInt64) {
    let (first, isOver) = addingReportingOverflow(other)
    let (second, isOverAgain) = first.addingReportingOverflow(carry)
    return (isOver || isOverAgain ? 1 : 0, second)
  }

  /// This less two more, of which the second is 0 or 1.
  @inline(__always)
  func difference(_ other: UInt64, _ borrow: UInt64) -> (borrow: UInt64, difference: UInt64) {
    let (first, isUnder) = subtractingReportingOverflow(other)
    let (second, isUnderAgain) = first.subtractingReportingOverflow(borrow)
    return (isUnder || isUnderAgain ? 1 : 0, second)
  }

  /// The product with a factor and two more words, which always fits into two.
  @inline(__always)
  func product(_ factor: UInt64, _ added: UInt64, _ carry: UInt64) -> (high: UInt64, low: UInt64) {
    let product = multipliedFullWidth(by: factor)
    let (first, isOver) = product.low.addingReportingOverflow(added)
    let (second, isOverAgain) = first.addingReportingOverflow(carry)
    return (product.high &+ (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0), second)
  }
}
