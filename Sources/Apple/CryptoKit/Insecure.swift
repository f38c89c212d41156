/// What is broken, and still in use where nothing depends on it.
public enum Insecure {
  /// A mark of 160 bits, which somebody else can make as well.
  public struct SHA1: HashFunction {
    /// The mark.
    public typealias Digest = SHA1Digest
    /// How many bytes it takes at a time.
    public static let blockByteCount = 64
    /// How many bytes its mark has.
    public static let byteCount = 20
    private var taken: [UInt8] = []

    /// Nothing taken yet.
    public init() {}

    /// Takes more.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { taken += bufferPointer }
    /// The mark of all that was taken, by FIPS 180-4.
    public func finalize() -> SHA1Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      let padded = SHA2.padded(taken, block: 64, lengthBytes: 8)
      for block in stride(from: 0, to: padded.count, by: 64) {
        var words = (0..<16).map { index in
          (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[block + index * 4 + $1]) }
        }
        for index in 16..<80 {
          words.append(
            Self.turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var now = state
        for index in 0..<80 {
          let (mixed, constant) = Self.mixed(now, index / 20)
          let next = Self.turned(now[0], 5) &+ mixed &+ now[4] &+ constant &+ words[index]
          now = [next, now[0], Self.turned(now[1], 30), now[2], now[3]]
        }
        state = zip(state, now).map { $0 &+ $1 }
      }
      return SHA1Digest(
        bytes: state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        })
    }

    private static func mixed(_ now: [UInt32], _ quarter: Int) -> (UInt32, UInt32) {
      switch quarter {
      case 0: (now[1] & now[2] | ~now[1] & now[3], 0x5A82_7999)
      case 1: (now[1] ^ now[2] ^ now[3], 0x6ED9_EBA1)
      case 2: (now[1] & now[2] | now[1] & now[3] | now[2] & now[3], 0x8F1B_BCDC)
      default: (now[1] ^ now[2] ^ now[3], 0xCA62_C1D6)
      }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }
  }

  /// A mark of 160 bits.
  public struct SHA1Digest: Digest, DigestOfBytes {
    let bytes: [UInt8]
    /// How many bytes it has.
    public static var byteCount: Int { 20 }
  }
}
