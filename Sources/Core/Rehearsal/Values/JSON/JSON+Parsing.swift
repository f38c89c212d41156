extension JSON {
  /// The value a text stands for; `nil` when it is not JSON, holds a fraction or an exponent, or nests deeper
  /// than a hundred levels.
  package init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8))
    guard let value = reader.readValue(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The members of an object of strings; `nil` when it is anything else.
  package static func strings(of bytes: [UInt8]) -> [(name: String, value: String)]? {
    var reader = JSONReader(bytes: bytes)
    guard let strings = reader.readStrings(), reader.isAtEnd else { return nil }
    return strings
  }
}

/// Reads one JSON value from bytes.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func readValue(depth: Int) -> JSON? {
    skipSpace()
    guard depth < 100, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return readObject(depth: depth)
    case UInt8(ascii: "["): return readArray(depth: depth)
    case UInt8(ascii: "\""): return readString().map(JSON.string)
    case UInt8(ascii: "t"): return read("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return read("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return read("null") ? .null : nil
    default: return readNumber()
    }
  }

  private mutating func readObject(depth: Int) -> JSON? {
    readMembers { $0.readValue(depth: depth + 1) }.map { .object($0.map { JSON.Member($0.name, $0.value) }) }
  }

  mutating func readStrings() -> [(name: String, value: String)]? {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else { return nil }
    return readMembers { reader in
      reader.skipSpace()
      return reader.readString()
    }
  }

  /// The members of an object that begins here.
  private mutating func readMembers<Value>(
    _ readValue: (inout JSONReader) -> Value?
  ) -> [(name: String, value: Value)]? {
    position += 1
    var members: [(name: String, value: Value)] = []
    skipSpace()
    if read("}") { return members }
    repeat {
      skipSpace()
      guard let name = readString() else { return nil }
      skipSpace()
      guard read(":"), let value = readValue(&self) else { return nil }
      members.append((name, value))
      skipSpace()
    } while read(",")
    return read("}") ? members : nil
  }

  private mutating func readArray(depth: Int) -> JSON? {
    position += 1
    var values: [JSON] = []
    skipSpace()
    if read("]") { return .array(values) }
    repeat {
      guard let value = readValue(depth: depth + 1) else { return nil }
      values.append(value)
      skipSpace()
    } while read(",")
    return read("]") ? .array(values) : nil
  }

  private mutating func readString() -> String? {
    guard read("\"") else { return nil }
    let start = position
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\"") {
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
      }
    }
    return readEscapedString(after: bytes[start..<position])
  }

  /// The rest of a string in which something is escaped.
  private mutating func readEscapedString(after beginning: ArraySlice<UInt8>) -> String? {
    var content = Array(beginning)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = readEscape() else { return nil }
        content.append(contentsOf: String(scalar).utf8)
      case 0..<0x20: return nil
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return readUnicodeEscape()
    default: return nil
    }
  }

  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard let high = readFourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard read("\\u"), let low = readFourDigits(), (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func readFourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    position += 4
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func readNumber() -> JSON? {
    let start = position
    _ = read("-")
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
      position += 1
    }
    let digits = bytes[start..<position].drop { $0 == UInt8(ascii: "-") }
    guard digits.first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
    return Int64(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
  }

  private mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private mutating func read(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] { return false }
    position += length
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
