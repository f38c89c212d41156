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
    var (sum, other, prime) = (one.words, other.words, P.modulus.words)
    add(&sum, &other, &prime)
    return Self(kept: sum)
  }

  static func - (one: Self, other: Self) -> Self {
    var (difference, other, prime) = (one.words, other.words, P.modulus.words)
    subtract(&difference, &other, &prime)
    return Self(kept: difference)
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
    var (product, other, prime) = (one, other, P.modulus.words)
    multiply(&product, &other, &prime, P.modulus.negatedInverse)
    return product
  }
}

// By their names: a module of C would have to be found by whoever imports this one. The words lie there as they do here,
// the least significant first.

@_silgen_name("cryptography_multiply")
private func multiply(
  _ number: UnsafeMutablePointer<Words>, _ other: UnsafePointer<Words>, _ prime: UnsafePointer<Words>,
  _ negatedInverse: UInt64)

@_silgen_name("cryptography_add")
private func add(
  _ number: UnsafeMutablePointer<Words>, _ other: UnsafePointer<Words>, _ prime: UnsafePointer<Words>)

@_silgen_name("cryptography_subtract")
private func subtract(
  _ number: UnsafeMutablePointer<Words>, _ other: UnsafePointer<Words>, _ prime: UnsafePointer<Words>)
