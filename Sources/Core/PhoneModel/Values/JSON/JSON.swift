/// A JSON value; an object keeps the order of its members.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int64)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One named value of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; `nil` where this is no object or has none of that name.
  package subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// The text, where this is one.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number, where this is one.
  package var number: Int64? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The values, where this is a list.
  package var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The value on one line, the same for the same value.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text in UTF-8.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      bytes += string.utf8
    } else {
      escape(string, into: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte stands for itself, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ string: String, into bytes: inout [UInt8]) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0..<0x20, 0x7F: bytes += ("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      default:
        bytes.append(byte)
        // Some readers of lines take U+2028 and U+2029 for the end of one.
        if byte | 1 == 0xA9, bytes.suffix(3).prefix(2).elementsEqual([0xE2, 0x80]) {
          bytes.removeLast(3)
          bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
        }
      }
    }
  }
}
