/// Data in cipher that nobody can change unnoticed, by RFC 8439.
public enum ChaChaPoly: AuthenticatedCipher {
  /// Whether a nonce may have so many bytes: twelve.
  public static func takesNonce(byteCount: Int) -> Bool { byteCount == 12 }

  /// What a key makes with a nonce.
  public static func stream(_ key: SymmetricKey, _ nonce: [UInt8]) throws -> any CipherStream {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return ChaCha20(key: key.bytes, nonce: nonce)
  }
}

extension CipherBox where Cipher == ChaChaPoly {
  /// Its bytes.
  public var combined: Data { bytes }
}

/// The stream of RFC 8439.
private struct ChaCha20: CipherStream {
  let key: [UInt8]
  let nonce: [UInt8]

  func applied(to data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (number, place) in stride(from: 0, to: data.count, by: 64).enumerated() {
      let block = block(UInt32(number + 1))
      result += zip(data[place..<min(place + 64, data.count)], block).map { $0 ^ $1 }
    }
    return result
  }

  func tag(of cipher: [UInt8], and other: [UInt8]) -> [UInt8] {
    let filled = [other, cipher].flatMap { $0 + [UInt8](repeating: 0, count: (16 - $0.count % 16) % 16) }
    let lengths = [other.count, cipher.count].flatMap { count in
      (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    }
    return Poly1305.tag(of: filled + lengths, key: Array(block(0).prefix(32)))
  }

  private func block(_ counter: UInt32) -> [UInt8] {
    let start: [UInt32] =
      [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + Self.words(key) + [counter] + Self.words(nonce)
    var state = start
    for _ in 0..<10 {
      for column in 0..<4 { Self.turn(&state, column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        Self.turn(&state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
      }
    }
    return zip(state, start).flatMap { one, other in
      (0..<4).map { UInt8(truncatingIfNeeded: (one &+ other) >> ($0 * 8)) }
    }
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << ($1 * 8) }
    }
  }

  private static func turn(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (one, other, third, count) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]
      as [(Int, Int, Int, UInt32)]
    {
      state[one] &+= state[other]
      let mixed = state[third] ^ state[one]
      state[third] = mixed << count | mixed >> (32 - count)
    }
  }
}

/// The tag of RFC 8439: a sum modulo 2 to the 130th less 5, in limbs of 26 bits.
private enum Poly1305 {
  static func tag(of data: [UInt8], key: [UInt8]) -> [UInt8] {
    var clamped = Array(key.prefix(16))
    for index in [3, 7, 11, 15] { clamped[index] &= 15 }
    for index in [4, 8, 12] { clamped[index] &= 252 }
    let factor = limbs(clamped + [0])
    var sum = [UInt64](repeating: 0, count: 5)
    for place in stride(from: 0, to: data.count, by: 16) {
      let chunk = Array(data[place..<min(place + 16, data.count)]) + [1]
      let added = limbs(chunk + [UInt8](repeating: 0, count: 17 - chunk.count))
      sum = product(zip(sum, added).map { $0 + $1 }, factor)
    }
    return (number(reduced(sum)) &+ number(little: Array(key.suffix(16)))).bytes.reversed()
  }

  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    let low = number(little: Array(bytes.prefix(16)))
    return (0..<5).map { index in
      var limb = UInt64(truncatingIfNeeded: low >> UInt128(index * 26)) & 0x3FF_FFFF
      if index == 4 { limb |= UInt64(bytes[16]) << 24 }
      return limb
    }
  }

  private static func product(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: 5)
    for place in 0..<5 {
      for index in 0..<5 {
        // What goes beyond the last limb comes back five times.
        let times: UInt64 = index > place ? 5 : 1
        sums[place] += one[index] * other[(place - index + 5) % 5] * times
      }
    }
    return carried(carried(sums))
  }

  private static func carried(_ limbs: [UInt64]) -> [UInt64] {
    var (result, carry) = (limbs, UInt64(0))
    for index in 0..<5 {
      result[index] += carry
      carry = result[index] >> 26
      result[index] &= 0x3FF_FFFF
    }
    result[0] += carry * 5
    return result
  }

  /// The one of all equal numbers that is below the modulus.
  private static func reduced(_ limbs: [UInt64]) -> [UInt64] {
    let small = carried(carried(limbs))
    var more = small
    more[0] += 5
    for index in 0..<4 {
      more[index + 1] += more[index] >> 26
      more[index] &= 0x3FF_FFFF
    }
    guard more[4] >> 26 > 0 else { return small }
    more[4] &= 0x3FF_FFFF
    return more
  }

  /// The last 128 bits.
  private static func number(_ limbs: [UInt64]) -> UInt128 {
    limbs.enumerated().reduce(0) { $0 | UInt128($1.element) << UInt128($1.offset * 26) }
  }

  private static func number(little bytes: [UInt8]) -> UInt128 { UInt128(bytes: bytes.reversed()) }
}
