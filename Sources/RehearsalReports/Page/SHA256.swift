/// The digest by which a page names the only script and style that its reader's browser may use.
enum SHA256 {
  /// The digest of a text, in base 64.
  static func base64(of text: String) -> String {
    var words: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    let bytes = padded(Array(text.utf8))
    for start in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[start..<start + 64], into: &words) }
    return base64(words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into words: inout [UInt32]) {
    var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      schedule.append(
        schedule[index - 16] &+ schedule[index - 7]
          &+ (early.turned(7) ^ early.turned(18) ^ early >> 3)
          &+ (late.turned(17) ^ late.turned(19) ^ late >> 10))
    }
    var (a, b, c, d, e, f, g, h) = (
      words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7]
    )
    for index in 0..<64 {
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ (e & f ^ ~e & g) &+ constants[index]
        &+ schedule[index]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= word }
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let text = [18, 12, 6, 0].map { letters[bits >> $0 & 63] }
      return String(text.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }

  /// The first 32 bits of what follows the point in the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

extension UInt32 {
  /// The number with its bits turned to the right.
  fileprivate func turned(_ places: UInt32) -> UInt32 { self >> places | self << (32 - places) }
}
