/// The secure hash algorithm with 160 bits, which is broken.
package enum SHA1 {
  /// The digest of a message, 20 bytes, by FIPS 180-4.
  package static func digest(of message: some Collection<UInt8>) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = Array(message).padded(toBlocksOf: 64)
    for block in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { index in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[block + index * 4 + $1]) }
      }
      for index in 16..<80 {
        words.append((words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(1))
      }
      var now = state
      for index in 0..<80 {
        let (mixed, constant) = mixed(now, index / 20)
        let next = now[0].turned(5) &+ mixed &+ now[4] &+ constant &+ words[index]
        now = [next, now[0], now[1].turned(30), now[2], now[3]]
      }
      state = zip(state, now).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func mixed(_ now: [UInt32], _ quarter: Int) -> (UInt32, UInt32) {
    switch quarter {
    case 0: (now[1] & now[2] | ~now[1] & now[3], 0x5A82_7999)
    case 1: (now[1] ^ now[2] ^ now[3], 0x6ED9_EBA1)
    case 2: (now[1] & now[2] | now[1] & now[3] | now[2] & now[3], 0x8F1B_BCDC)
    default: (now[1] ^ now[2] ^ now[3], 0xCA62_C1D6)
    }
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}
