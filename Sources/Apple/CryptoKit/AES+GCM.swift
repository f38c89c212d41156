extension AES {
  /// Data in cipher that nobody can change unnoticed, by NIST SP 800-38D.
  public enum GCM {
    /// What is never used twice with a key; twelve bytes by themselves.
    public struct Nonce: ContiguousBytes, Sequence, Sendable, RowOfBytes {
      let bytes: [UInt8]

      /// Twelve bytes by the chance of the run.
      public init() {
        bytes = .byChance(12)
      }

      /// Bytes that somebody chose, at least twelve.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
    }

    /// Data in cipher, with its nonce and its tag.
    public struct SealedBox: Sendable {
      /// What was never used before.
      public let nonce: Nonce
      /// The data in cipher.
      public let ciphertext: Data
      /// By which a change is noticed.
      public let tag: Data

      /// A box of its parts.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }

      /// A box of its bytes.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
      }

      /// Its bytes, where its nonce is as long as usual.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
    }

    /// Puts data into a box.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let stream = try CounterStream(key, nonce.bytes)
      let cipher = stream.applied(to: Array(message))
      let tag = stream.tag(of: cipher, and: Array(authenticatedData))
      return try SealedBox(nonce: nonce, ciphertext: cipher, tag: tag)
    }

    /// Puts data into a box.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Takes data out of a box, if nobody changed it.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
      let stream = try CounterStream(key, sealedBox.nonce.bytes)
      let cipher = Array(sealedBox.ciphertext)
      guard stream.tag(of: cipher, and: Array(authenticatedData)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(stream.applied(to: cipher))
    }

    /// Takes data out of a box, if nobody changed it.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }

  /// A key with a nonce.
  private struct CounterStream {
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

extension UInt128 {
  init(bytes: [UInt8]) {
    self = bytes.reduce(0) { $0 << 8 | UInt128($1) }
  }

  var bytes: [UInt8] { (0..<16).reversed().map { UInt8(truncatingIfNeeded: self >> UInt128($0 * 8)) } }
}
