/// As much of JSON as messages and dialects need.
///
/// Members are written in alphabetical order, as in the official suite.
enum JSON {
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The numbers that parts are known by are written as strings.
  static func id(_ number: Int) -> JSON { .string(String(number)) }

  func merging(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let others) = other else { return self }
    return .object(members + others)
  }

  var text: String {
    var bytes: [UInt8] = []
    write(in: &bytes)
    return bytes.text
  }

  private func write(in bytes: inout [UInt8]) {
    switch self {
    case .number(let number): bytes += String(number).utf8
    case .string(let value): Self.write(value, in: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(in: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, in: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(in: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ value: String, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if value.utf8.contains(where: { $0 < 0x20 || $0 == .backslash || $0 == UInt8(ascii: "\"") }) {
      for scalar in value.unicodeScalars { bytes += escaped(scalar).utf8 }
    } else {
      bytes += value.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0"..."\u{1F}": (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Leaves out the members that are `nil`.
  init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}
