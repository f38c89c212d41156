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
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Because some readers of lines take these for the end of one.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
