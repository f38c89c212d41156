/// The strings of JSON, with their escapes.
extension JSONReader {
  mutating func readString() throws(DocumentFlaw) -> String {
    let start = position
    position += 1
    var content = readPlainBytes()
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw DocumentFlaw("a string is not UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"):
        position += 1
        content += String(try readEscape()).utf8
      case 0..<0x20:
        throw misreading("a string goes over the end of its line, or holds a control character")
      default:
        position += 1
        content.append(byte)
      }
    }
    throw DocumentFlaw("a string never ends", at: start)
  }

  /// Everything up to the next byte that ends a string or means something in it: all of most strings.
  private mutating func readPlainBytes() -> [UInt8] {
    let rest = bytes[position...]
    let end = rest.firstIndex { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    position = end ?? bytes.count
    return Array(rest[..<position])
  }

  private mutating func readEscape() throws(DocumentFlaw) -> Unicode.Scalar {
    let start = position - 1
    guard let byte = next else { throw DocumentFlaw("a string never ends", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = readUnicode() { return scalar }
    default: break
    }
    throw DocumentFlaw("an escape in a string is none of JSON's", at: start)
  }

  private mutating func readUnicode() -> Unicode.Scalar? {
    guard let high = readFourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard take("\\u"), let low = readFourDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func readFourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    position += 4
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
