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
    switch self {
    case .number(let number):
      return String(number)
    case .string(let value):
      return Self.quoted(value)
    case .array(let values):
      return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let sorted = members.sorted { $0.key < $1.key }
      return "{" + sorted.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < 0x20 || $0 == .backslash || $0 == UInt8(ascii: "\"") }) else {
      return "\"\(value)\""
    }
    return "\"" + value.unicodeScalars.map(escaped).joined() + "\""
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
