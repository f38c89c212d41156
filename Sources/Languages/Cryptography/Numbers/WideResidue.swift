/// Which prime of more than 256 bits a residue is of.
protocol WidePrime: Sendable {
  static var modulus: WideModulus { get }
  /// What has one for its product with any number, as Montgomery keeps it.
  static var radix: [UInt64] { get }
  /// The square of that.
  static var radixSquared: [UInt64] { get }
}

/// A number modulo such a prime, kept as Montgomery has it: times a power of two of as many bits as its words have.
struct WideResidue<P: WidePrime>: Hashable, Sendable {
  private let words: [UInt64]

  private init(kept words: [UInt64]) {
    self.words = words
  }

  /// A small number.
  init(_ number: UInt64) {
    self.init(below: P.modulus.filled([number]))
  }

  /// A number of its words, the most significant first, that is known to be below the prime.
  init(known words: [UInt64]) {
    self.init(below: words.reversed())
  }

  private init(below number: [UInt64]) {
    words = P.modulus.product(number, P.radixSquared)
  }

  /// The number of bytes, the most significant first; `nil` where it is not below the prime.
  init?(big bytes: some Collection<UInt8>) {
    let number = WideModulus.words(of: Array(bytes))
    guard number.count <= P.modulus.words.count else { return nil }
    let filled = P.modulus.filled(number)
    guard P.modulus.isBelow(filled) else { return nil }
    self.init(below: filled)
  }

  /// What the number of any bytes is, modulo the prime, the most significant first.
  init(reducing bytes: some Collection<UInt8>) {
    let base = Self(256)
    self = bytes.reduce(.zero) { $0 * base + Self(UInt64($1)) }
  }

  static var zero: Self { Self(kept: P.modulus.filled([])) }
  static var one: Self { Self(kept: P.radix) }

  /// How many bytes a number has.
  static var byteCount: Int { (P.modulus.bitCount + 7) / 8 }

  /// The number, as bytes, the most significant first.
  var big: [UInt8] { P.modulus.bytes(of: P.modulus.product(words, P.modulus.filled([1]))) }

  var isZero: Bool { words.allSatisfy { $0 == 0 } }
  var isOdd: Bool { big.last.map { $0 & 1 == 1 } == true }

  static func + (one: Self, other: Self) -> Self { Self(kept: P.modulus.sum(one.words, other.words)) }
  static func - (one: Self, other: Self) -> Self { Self(kept: P.modulus.difference(one.words, other.words)) }
  static prefix func - (one: Self) -> Self { zero - one }
  static func * (one: Self, other: Self) -> Self { Self(kept: P.modulus.product(one.words, other.words)) }

  var squared: Self { self * self }

  /// This to the power of a number of words, the least significant first.
  func power(_ exponent: [UInt64]) -> Self {
    var power = Self.one
    for word in exponent.reversed() {
      for bit in (0..<64).reversed() {
        power = power.squared
        if word >> UInt64(bit) & 1 == 1 { power = power * self }
      }
    }
    return power
  }

  /// What gives one with this; zero for zero.
  var inverse: Self {
    // The least word of none of these primes is below two.
    var exponent = P.modulus.words
    exponent[0] -= 2
    return power(exponent)
  }
}
