/// Bytes as text that can stand in an address, without padding.
package enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text of bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> count & 63)])
      }
    }
    if count > 0 { text.append(alphabet[Int(bits << (6 - count) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` where it is none of this kind.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for letter in text.utf8 {
      guard let value = value(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return count < 6 && bits & (1 << count - 1) == 0 ? bytes : nil
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
