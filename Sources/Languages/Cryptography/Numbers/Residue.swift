/// A number modulo a prime, kept as Montgomery has it: times 2 to the 256th.
struct Residue<P: Prime>: Hashable, Sendable {
  private var words: Words

  private init(kept words: Words) {
    self.words = words
  }

  /// What any number of 256 bits is, modulo the prime.
  init(_ number: Words) {
    words = Self.product(P.modulus.radixSquared, number)
  }

  /// A small number.
  init(_ number: UInt64) {
    self.init(Words(0, 0, 0, number))
  }

  /// What a number of 512 bits is, modulo the prime.
  init(high: Words, low: Words) {
    self = Self(high) * Self(kept: P.modulus.radixSquared) + Self(low)
  }

  /// The number of 32 bytes, the most significant first; `nil` where it is not below the prime.
  init?(big bytes: some Collection<UInt8>) {
    guard let number = Words(big: bytes), number < P.modulus.words else { return nil }
    self.init(number)
  }

  static var zero: Self { Self(kept: .zero) }
  static var one: Self { Self(kept: P.modulus.radix) }

  /// The number, below the prime.
  var value: Words { Self.product(words, .one) }

  var isZero: Bool { words == .zero }

  static func + (one: Self, other: Self) -> Self {
    let (sum, carries) = one.words.adding(other.words)
    let (less, borrows) = sum.subtracting(P.modulus.words)
    return Self(kept: carries || !borrows ? less : sum)
  }

  static func - (one: Self, other: Self) -> Self {
    let (difference, borrows) = one.words.subtracting(other.words)
    return Self(kept: borrows ? difference.adding(P.modulus.words).sum : difference)
  }

  static prefix func - (one: Self) -> Self { zero - one }

  static func * (one: Self, other: Self) -> Self { Self(kept: product(one.words, other.words)) }

  var squared: Self { self * self }

  /// This to the power of a number.
  func power(_ exponent: Words) -> Self {
    var powers = [Self.one]
    for _ in 1..<16 { powers.append(powers[powers.count - 1] * self) }
    var power = Self.one
    for index in (0..<64).reversed() {
      power = power.squared.squared.squared.squared * powers[exponent.digit(index)]
    }
    return power
  }

  /// What gives one with this; zero for zero.
  var inverse: Self { power(P.modulus.words.subtracting(Words(0, 0, 0, 2)).difference) }

  /// The product of two numbers divided by 2 to the 256th, of which the first is below the prime.
  private static func product(_ one: Words, _ other: Words) -> Words {
    let modulus = P.modulus
    var sum = Sum()
    sum.add(one, times: other.a, modulus.words, modulus.negatedInverse)
    sum.add(one, times: other.b, modulus.words, modulus.negatedInverse)
    sum.add(one, times: other.c, modulus.words, modulus.negatedInverse)
    sum.add(one, times: other.d, modulus.words, modulus.negatedInverse)
    let (less, borrows) = sum.words.subtracting(modulus.words)
    return sum.carry == 1 || !borrows ? less : sum.words
  }

  /// What a product has come to, always below twice the prime.
  private struct Sum {
    var words = Words.zero
    var carry: UInt64 = 0

    /// Adds a product with a word, and as often the prime as makes the least word zero, which then goes.
    @inline(__always)
    mutating func add(
      _ number: Words, times factor: UInt64, _ modulus: Words, _ negatedInverse: UInt64
    ) {
      var high: UInt64 = 0
      var (a, b, c, d) = (words.a, words.b, words.c, words.d)
      (high, a) = number.a.product(factor, a, 0)
      (high, b) = number.b.product(factor, b, high)
      (high, c) = number.c.product(factor, c, high)
      (high, d) = number.d.product(factor, d, high)
      let (isOver, e) = carry.sum(high, 0)
      let times = a &* negatedInverse
      high = modulus.a.product(times, a, 0).high
      (high, words.a) = modulus.b.product(times, b, high)
      (high, words.b) = modulus.c.product(times, c, high)
      (high, words.c) = modulus.d.product(times, d, high)
      (carry, words.d) = e.sum(high, 0)
      carry += isOver
    }
  }
}
