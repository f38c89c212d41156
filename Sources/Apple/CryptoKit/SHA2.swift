import Rehearsal

/// A mark of 256 bits.
public struct SHA256: HashFunction {
  /// The mark.
  public typealias Digest = SHA256Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 64
  /// How many bytes its mark has.
  public static let byteCount = 32
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: Rehearsal.SHA256.digest(of: taken)) }
}

/// A mark of 384 bits.
public struct SHA384: HashFunction {
  /// The mark.
  public typealias Digest = SHA384Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 128
  /// How many bytes its mark has.
  public static let byteCount = 48
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: Array(SHA2.long(taken, from: Array(SHA2.roots[8...])).prefix(48)))
  }
}

/// A mark of 512 bits.
public struct SHA512: HashFunction {
  /// The mark.
  public typealias Digest = SHA512Digest
  /// How many bytes it takes at a time.
  public static let blockByteCount = 128
  /// How many bytes its mark has.
  public static let byteCount = 64
  private var taken: [UInt8] = []

  /// Nothing taken yet.
  public init() {}

  /// Takes more.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
  /// The mark of all that was taken.
  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: SHA2.long(taken, from: Array(SHA2.roots[..<8])))
  }
}

/// A mark of 256 bits.
public struct SHA256Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 32 }
}

/// A mark of 384 bits.
public struct SHA384Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 48 }
}

/// A mark of 512 bits.
public struct SHA512Digest: Digest, DigestOfBytes {
  let bytes: [UInt8]
  /// How many bytes it has.
  public static var byteCount: Int { 64 }
}

/// The functions of FIPS 180-4 beyond the one that the phone has itself, and the numbers that they begin with.
enum SHA2 {
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

  static func padded(_ bytes: [UInt8], block: Int, lengthBytes: Int) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % block != block - lengthBytes { padded.append(0) }
    let bits = UInt64(bytes.count) * 8
    padded += [UInt8](repeating: 0, count: lengthBytes - 8)
    return padded + (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (UInt64($0) * 8)) }
  }

  /// The mark of SHA-384 and of SHA-512, which differ in the numbers that they begin with.
  static func long(_ bytes: [UInt8], from start: [UInt64]) -> [UInt8] {
    let padded = padded(bytes, block: 128, lengthBytes: 16)
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
