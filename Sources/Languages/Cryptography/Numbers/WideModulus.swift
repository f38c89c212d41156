/// An odd number of any length, and powers modulo it by Montgomery's method.
struct WideModulus: Sendable {
  /// Its words, the least significant first.
  let words: [UInt64]
  private let negatedInverse: UInt64

  /// A modulus of its bytes, the most significant first; `nil` where it is even or below 3.
  init?(_ bytes: [UInt8]) {
    let words = Self.words(of: bytes)
    guard let first = words.first, first & 1 == 1, words != [1] else { return nil }
    self.words = words
    negatedInverse = Self.negatedInverse(of: first)
  }

  /// A modulus that is known to be one, of its words, the most significant first, as standards print them.
  init(known words: [UInt64]) {
    self.words = words.reversed()
    negatedInverse = Self.negatedInverse(of: self.words[0])
  }

  /// What the least word, negated, is the inverse of, modulo 2 to the 64th.
  private static func negatedInverse(of first: UInt64) -> UInt64 {
    // Each step doubles how many bits are right; an odd number is its own inverse in three bits.
    var inverse = first
    for _ in 0..<5 { inverse = inverse &* (2 &- first &* inverse) }
    return 0 &- inverse
  }

  /// How many bits it has.
  var bitCount: Int { words.count * 64 - (words.last?.leadingZeroBitCount ?? 0) }

  /// A number to a power, as bytes of the modulus's length; `nil` where it is not below the modulus.
  func power(_ base: [UInt8], _ exponent: [UInt8]) -> [UInt8]? {
    let base = filled(Self.words(of: base))
    guard base.count == words.count, isBelow(base) else { return nil }
    let radix = radix()
    var powers = [radix, product(base, square(of: radix))]
    while powers.count < 16 { powers.append(product(powers[powers.count - 1], powers[1])) }
    var power = radix
    for digit in exponent.flatMap({ [Int($0 >> 4), Int($0 & 15)] }).drop(while: { $0 == 0 }) {
      for _ in 0..<4 { power = product(power, power) }
      if digit > 0 { power = product(power, powers[digit]) }
    }
    let one = filled([1])
    return bytes(of: product(power, one))
  }

  /// The words of bytes, the least significant first, without zeros at the end.
  static func words(of bytes: [UInt8]) -> [UInt64] {
    let significant = Array(bytes.drop { $0 == 0 }.reversed())
    return stride(from: 0, to: significant.count, by: 8).map { start in
      significant[start..<min(start + 8, significant.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// A number as bytes of the modulus's length, the most significant first.
  func bytes(of number: [UInt64]) -> [UInt8] {
    let all = number.reversed().flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    return all.suffix((bitCount + 7) / 8)
  }

  /// A number with as many words as this has.
  func filled(_ number: [UInt64]) -> [UInt64] {
    number + [UInt64](repeating: 0, count: max(0, words.count - number.count))
  }

  func isBelow(_ number: [UInt64]) -> Bool {
    for (one, other) in zip(number, words).reversed() where one != other { return one < other }
    return false
  }

  /// A power of two with as many bits as there are in all words, modulo this.
  func radix() -> [UInt64] {
    var number = [UInt64](repeating: 0, count: words.count)
    number[(bitCount - 1) / 64] = 1 << UInt64((bitCount - 1) % 64)
    for _ in bitCount - 1..<words.count * 64 { number = doubled(number) }
    return number
  }

  /// The square of that power: doubled once for every word, and then squared six times.
  func square(of radix: [UInt64]) -> [UInt64] {
    var number = radix
    for _ in words { number = doubled(number) }
    for _ in 0..<6 { number = product(number, number) }
    return number
  }

  private func doubled(_ number: [UInt64]) -> [UInt64] { sum(number, number) }

  /// The sum of two numbers below this.
  func sum(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    var (sum, carry) = (one, UInt64(0))
    for index in sum.indices { (carry, sum[index]) = one[index].sum(other[index], carry) }
    return reduced(sum, carry)
  }

  /// The difference of two numbers below this.
  func difference(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    var (difference, borrow) = (one, UInt64(0))
    for index in one.indices { (borrow, difference[index]) = one[index].difference(other[index], borrow) }
    guard borrow == 1 else { return difference }
    var carry: UInt64 = 0
    for index in one.indices { (carry, difference[index]) = difference[index].sum(words[index], carry) }
    return difference
  }

  /// A number below twice this, with a carry, as it is modulo this.
  private func reduced(_ number: [UInt64], _ carry: UInt64) -> [UInt64] {
    guard carry == 1 || !isBelow(number) else { return number }
    var (less, borrow) = (number, UInt64(0))
    for index in less.indices { (borrow, less[index]) = number[index].difference(words[index], borrow) }
    return less
  }

  /// The product divided by that power of two.
  func product(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    var sum = [UInt64](repeating: 0, count: words.count + 1)
    one.withUnsafeBufferPointer { one in
      words.withUnsafeBufferPointer { words in
        sum.withUnsafeMutableBufferPointer { sum in
          for word in other { add(one, times: word, words, to: sum) }
        }
      }
    }
    return reduced(Array(sum.dropLast()), sum[words.count])
  }

  /// Adds a product with a word, and as often this as makes the least word zero, which then goes.
  private func add(
    _ number: UnsafeBufferPointer<UInt64>, times factor: UInt64, _ words: UnsafeBufferPointer<UInt64>,
    to sum: UnsafeMutableBufferPointer<UInt64>
  ) {
    let count = words.count
    var (high, low): (UInt64, UInt64) = number[0].product(factor, sum[0], 0)
    let times = low &* negatedInverse
    var carry = words[0].product(times, low, 0).high
    for index in 1..<count {
      (high, low) = number[index].product(factor, sum[index], high)
      (carry, sum[index - 1]) = words[index].product(times, low, carry)
    }
    let (isOver, top) = sum[count].sum(high, 0)
    let (isOverAgain, last) = top.sum(carry, 0)
    (sum[count - 1], sum[count]) = (last, isOver + isOverAgain)
  }
}
