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
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let number): text += String(number)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += index == 0 ? "" : ","
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        text += index == 0 ? "" : ","
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    guard value.utf8.contains(where: { $0 < 0x20 || $0 == .backslash || $0 == UInt8(ascii: "\"") }) else {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}": text += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Leaves out the members that are `nil`.
  init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}
