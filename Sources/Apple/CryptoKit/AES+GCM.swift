extension AES {
  /// Data in cipher that nobody can change unnoticed, by NIST SP 800-38D.
  public enum GCM: AuthenticatedCipher {
    /// Whether a nonce may have so many bytes: twelve, or more.
    public static func takesNonce(byteCount: Int) -> Bool { byteCount >= 12 }

    /// What a key makes with a nonce.
    public static func stream(_ key: SymmetricKey, _ nonce: [UInt8]) throws -> any CipherStream {
      try CounterStream(key, nonce)
    }
  }

  /// A key with a nonce.
  private struct CounterStream: CipherStream {
    let block: Block
    let subkey: UInt128
    let start: UInt128

    init(_ key: SymmetricKey, _ nonce: [UInt8]) throws(CryptoKitError) {
      block = try Block(key: key.bytes)
      subkey = UInt128(bytes: block.encrypted([UInt8](repeating: 0, count: 16)))
      if nonce.count == 12 {
        start = UInt128(bytes: nonce + [0, 0, 0, 1])
      } else {
        start = Self.hash([nonce], [0, nonce.count * 8], subkey)
      }
    }

    func applied(to data: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      var counter = start
      for place in stride(from: 0, to: data.count, by: 16) {
        counter = Self.next(counter)
        result += zip(data[place..<min(place + 16, data.count)], block.encrypted(counter.bytes)).map {
          $0 ^ $1
        }
      }
      return result
    }

    func tag(of cipher: [UInt8], and other: [UInt8]) -> [UInt8] {
      let hash = Self.hash([other, cipher], [other.count * 8, cipher.count * 8], subkey)
      return zip(hash.bytes, block.encrypted(start.bytes)).map { $0 ^ $1 }
    }

    /// Only the last 32 bits count.
    private static func next(_ counter: UInt128) -> UInt128 {
      (counter >> 32) << 32 | UInt128(UInt32(truncatingIfNeeded: counter) &+ 1)
    }

    private static func hash(_ parts: [[UInt8]], _ lengths: [Int], _ subkey: UInt128) -> UInt128 {
      var sum: UInt128 = 0
      for part in parts {
        for place in stride(from: 0, to: part.count, by: 16) {
          let bytes = Array(part[place..<min(place + 16, part.count)])
          sum = product(sum ^ UInt128(bytes: bytes + [UInt8](repeating: 0, count: 16 - bytes.count)), subkey)
        }
      }
      return product(sum ^ (UInt128(lengths[0]) << 64 | UInt128(lengths[1])), subkey)
    }

    /// The product in the field of 2 to the 128th, whose bits run from left to right.
    private static func product(_ one: UInt128, _ other: UInt128) -> UInt128 {
      var (sum, shifted): (UInt128, UInt128) = (0, other)
      for bit in (0..<128).reversed() {
        if one >> UInt128(bit) & 1 == 1 { sum ^= shifted }
        shifted = shifted >> 1 ^ (shifted & 1 == 1 ? 0xE1 << 120 : 0)
      }
      return sum
    }
  }
}

extension CipherBox where Cipher == AES.GCM {
  /// Its bytes, where its nonce is as long as usual.
  public var combined: Data? { nonce.bytes.count == 12 ? bytes : nil }
}

extension UInt128 {
  init(bytes: [UInt8]) {
    self = bytes.reduce(0) { $0 << 8 | UInt128($1) }
  }

  var bytes: [UInt8] { (0..<16).reversed().map { UInt8(truncatingIfNeeded: self >> UInt128($0 * 8)) } }
}
