/// The secure hash algorithm with 512 bits; what it hashes is never a real secret.
package enum SHA512 {
  /// The digest of a message, 64 bytes.
  package static func digest(of message: some Collection<UInt8>) -> [UInt8] {
    LongHash.digest(of: Array(message), from: Array(LongHash.roots[..<8]))
  }
}

/// The secure hash algorithm with 384 bits, which are those of 512 from other numbers to begin with.
package enum SHA384 {
  /// The digest of a message, 48 bytes.
  package static func digest(of message: some Collection<UInt8>) -> [UInt8] {
    Array(LongHash.digest(of: Array(message), from: Array(LongHash.roots[8...])).prefix(48))
  }
}

/// What both of them do, by FIPS 180-4.
private enum LongHash {
  private static let primes: [UInt128] = {
    var found: [UInt128] = []
    var next: UInt128 = 2
    while found.count < 80 {
      if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
      next += 1
    }
    return found
  }()

  /// The first 64 bits behind the point of the square roots of the first 16 primes.
  static let roots = primes.prefix(16).map { prime in
    greatest { root in
      let (high, low) = root.multipliedFullWidth(by: root)
      return high < prime || high == prime && low == 0
    }
  }

  /// The first 64 bits behind the point of the cube roots of the first 80 primes.
  static let cubes = primes.map { prime in
    greatest { root in
      let square = root.multipliedFullWidth(by: root)
      let cube = root.multipliedFullWidth(by: square.low)
      let high = cube.high + square.high * root
      return high < prime << 64 || high == prime << 64 && cube.low == 0
    }
  }

  /// The last 64 bits of the greatest number of 69 that fits.
  private static func greatest(_ fits: (UInt128) -> Bool) -> UInt64 {
    var root: UInt128 = 0
    for bit in (0..<69).reversed() where fits(root | 1 << UInt128(bit)) { root |= 1 << UInt128(bit) }
    return UInt64(truncatingIfNeeded: root)
  }

  /// The digest of a message, by the numbers to begin with.
  static func digest(of message: [UInt8], from start: [UInt64]) -> [UInt8] {
    let padded = message.padded(toBlocksOf: 128)
    var state = start
    for block in stride(from: 0, to: padded.count, by: 128) {
      mix(words(of: padded, from: block), into: &state)
    }
    return state.flatMap { word in (0..<8).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  private static func words(of padded: [UInt8], from block: Int) -> [UInt64] {
    var words = (0..<16).map { index in
      (0..<8).reduce(0 as UInt64) { $0 << 8 | UInt64(padded[block + index * 8 + $1]) }
    }
    for index in 16..<cubes.count {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.turned(1) ^ early.turned(8) ^ early >> 7
      let second = late.turned(19) ^ late.turned(61) ^ late >> 6
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    return words
  }

  private static func mix(_ words: [UInt64], into state: inout [UInt64]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in words.indices {
      let choice = e & f ^ ~e & g
      let first = h &+ (e.turned(14) ^ e.turned(18) ^ e.turned(41)) &+ choice &+ cubes[index] &+ words[index]
      let most = a & b ^ a & c ^ b & c
      let second = (a.turned(28) ^ a.turned(34) ^ a.turned(39)) &+ most
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

extension UInt64 {
  fileprivate func turned(_ bits: UInt64) -> UInt64 { self >> bits | self << (64 - bits) }
}
