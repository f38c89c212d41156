internal import CCryptography

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
    Self(kept: Words(cryptography_sum(one.words.inC, other.words.inC, P.modulus.words.inC)))
  }

  static func - (one: Self, other: Self) -> Self {
    Self(kept: Words(cryptography_difference(one.words.inC, other.words.inC, P.modulus.words.inC)))
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
    return Words(cryptography_product(one.inC, other.inC, modulus.words.inC, modulus.negatedInverse))
  }
}

extension Words {
  fileprivate init(_ words: cryptography_words) {
    self.init(words.d, words.c, words.b, words.a)
  }

  fileprivate var inC: cryptography_words { cryptography_words(a: a, b: b, c: c, d: d) }
}
