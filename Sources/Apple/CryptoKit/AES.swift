/// The cipher of FIPS 197.
public enum AES {
  /// One key, spread out for all rounds.
  package struct Block {
    private let rounds: [[UInt8]]

    package init(key: [UInt8]) throws(CryptoKitError) {
      guard [16, 24, 32].contains(key.count) else { throw .incorrectKeySize }
      let count = key.count / 4
      var words = (0..<count).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
      var constant: UInt8 = 1
      for index in count..<4 * (count + 7) {
        var word = words[index - 1]
        if index % count == 0 {
          word = [word[1], word[2], word[3], word[0]].map { Self.substitute[Int($0)] }
          word[0] ^= constant
          constant = Self.doubled(constant)
        } else if count == 8, index % 8 == 4 {
          word = word.map { Self.substitute[Int($0)] }
        }
        words.append(zip(words[index - count], word).map { $0 ^ $1 })
      }
      rounds = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
    }

    /// A block of 16 bytes in cipher.
    package func encrypted(_ plain: [UInt8]) -> [UInt8] {
      var state = zip(plain, rounds[0]).map { $0 ^ $1 }
      for round in 1..<rounds.count {
        // The bytes of a row go as far as the row's number while they are replaced.
        state = (0..<16).map { Self.substitute[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
        if round < rounds.count - 1 { state = Self.mixed(state) }
        state = zip(state, rounds[round]).map { $0 ^ $1 }
      }
      return state
    }

    /// A block of 16 bytes out of cipher.
    package func decrypted(_ secret: [UInt8]) -> [UInt8] {
      var state = secret
      for round in stride(from: rounds.count - 1, to: 0, by: -1) {
        state = zip(state, rounds[round]).map { $0 ^ $1 }
        // Four times mixed is as it was.
        if round < rounds.count - 1 { state = Self.mixed(Self.mixed(Self.mixed(state))) }
        let mixed = state
        for index in 0..<16 { state[(index + 4 * (index % 4)) % 16] = Self.inverse[Int(mixed[index])] }
      }
      return zip(state, rounds[0]).map { $0 ^ $1 }
    }

    private static func mixed(_ state: [UInt8]) -> [UInt8] {
      stride(from: 0, to: 16, by: 4).flatMap { column -> [UInt8] in
        let bytes = Array(state[column..<column + 4])
        let all = bytes.reduce(0, ^)
        return (0..<4).map { bytes[$0] ^ all ^ doubled(bytes[$0] ^ bytes[($0 + 1) % 4]) }
      }
    }

    private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte >> 7) * 0x1B }

    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
      var (one, other, sum): (UInt8, UInt8, UInt8) = (one, other, 0)
      while other > 0 {
        if other & 1 == 1 { sum ^= one }
        one = doubled(one)
        other >>= 1
      }
      return sum
    }

    /// For each byte the one that it replaces.
    private static let inverse: [UInt8] = {
      var inverse = Array(repeating: UInt8(0), count: 256)
      for (byte, other) in substitute.enumerated() { inverse[Int(other)] = UInt8(byte) }
      return inverse
    }()

    /// For each byte its inverse in the field, turned and shifted.
    private static let substitute: [UInt8] = (0...255).map { byte in
      let inverse = (1...255).first { product(UInt8(byte), UInt8($0)) == 1 }.map { UInt8($0) } ?? 0
      return (0..<5).reduce(0x63) { $0 ^ (inverse << $1 | (inverse >> 1) >> (7 - $1)) }
    }
  }
}
