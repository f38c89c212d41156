import Rehearsal

/// A sentence with gaps: literal text, `{parameters}`, and letters in parentheses that may be left out.
public struct Expression: Hashable, Sendable {
  /// The expression as it is written.
  public let source: String
  let parts: [Part]

  enum Part: Hashable, Sendable {
    case literal(String)
    case optional(String)
    case parameter(String)
  }

  init(_ source: String) {
    self.source = source
    var parts: [Part] = []
    var rest = Substring(source)
    while let first = rest.first {
      switch first {
      case "{":
        parts.append(.parameter(String(rest.dropFirst().prefix { $0 != "}" })))
        rest = rest.drop { $0 != "}" }.dropFirst()
      case "(":
        parts.append(.optional(String(rest.dropFirst().prefix { $0 != ")" })))
        rest = rest.drop { $0 != ")" }.dropFirst()
      default:
        let literal = rest.prefix { $0 != "{" && $0 != "(" }
        parts.append(.literal(String(literal)))
        rest = rest[literal.endIndex...]
      }
    }
    self.parts = parts
  }

  /// The names of its parameters, in order.
  var parameters: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  func pattern(_ types: [String: ParameterType]) -> Pattern {
    .sequence(
      parts.map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .optional(let text): .optional(.literal(text))
        case .parameter(let name): types[name]?.pattern ?? .either([])
        }
      })
  }

  /// The sentence with its gaps filled; what may be left out is left out after a single one.
  func sentence(_ values: [Value]) -> String {
    var values = values[...]
    var isPlural = true
    return parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .optional(let letters): text += isPlural ? "" : letters
      case .parameter:
        let value = values.popFirst()?.sentence ?? ""
        isPlural = !value.hasPrefix("1 ")
        text += value
      }
    }
  }

  /// The values in a sentence; `nil` when it is not this one.
  func values(in sentence: String, _ types: [String: ParameterType]) -> [Value]? {
    var values: [Value] = []
    var rest = sentence.utf8[...]
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let literal):
        guard rest.starts(with: literal.utf8) else { return nil }
        rest = rest.dropFirst(literal.utf8.count)
      case .optional(let letters):
        if rest.starts(with: letters.utf8) { rest = rest.dropFirst(letters.utf8.count) }
      case .parameter(let name):
        let isLast = index == parts.count - 1
        guard let type = types[name], let value = type.form.read(&rest, toTheEnd: isLast) else { return nil }
        values.append(value)
      }
    }
    return rest.isEmpty ? values : nil
  }
}

extension ParameterType.Form {
  /// Takes a value off the front of a text; where it ends the sentence, only what reaches to the end counts.
  func read(_ rest: inout Substring.UTF8View, toTheEnd: Bool) -> Value? {
    switch self {
    case .words(let words):
      let fitting = words.filter { toTheEnd ? rest.elementsEqual($0.utf8) : rest.starts(with: $0.utf8) }
      guard let word = fitting.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
      rest = rest.dropFirst(word.utf8.count)
      return .word(word)
    case .quotedText: return Self.readQuoted(&rest)
    case .number(let suffixes): return Self.readNumber(&rest, suffixes)
    case .identifier:
      let word = rest.prefix { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: ".") }
      guard !word.isEmpty else { return nil }
      rest = rest[word.endIndex...]
      return .word(String(Substring(word)))
    }
  }

  private static func readQuoted(_ rest: inout Substring.UTF8View) -> Value? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex, rest[index] != UInt8(ascii: "\"") {
      if rest[index] == UInt8(ascii: "\\") {
        index = rest.index(after: index)
        guard index < rest.endIndex else { return nil }
      }
      index = rest.index(after: index)
    }
    guard index < rest.endIndex else { return nil }
    let end = rest.index(after: index)
    guard let text = String(Substring(rest[..<end])).unquoted else { return nil }
    rest = rest[end...]
    return .text(text)
  }

  private static func readNumber(_ rest: inout Substring.UTF8View, _ suffixes: [String]) -> Value? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(Substring(digits)) else { return nil }
    let after = rest[digits.endIndex...]
    let fitting = suffixes.filter { after.starts(with: $0.utf8) }
    guard let suffix = fitting.max(by: { $0.count < $1.count }) else { return nil }
    rest = after.dropFirst(suffix.utf8.count)
    if suffix.isEmpty { return .number(number) }
    guard suffix.first == " " else { return .ordinal(number) }
    guard let unit = DurationUnit.allCases.first(where: { $0.words.contains(suffix) }) else { return nil }
    let (product, overflow) = Int64(number).multipliedReportingOverflow(by: unit.duration.nanoseconds)
    return overflow ? nil : .duration(.nanoseconds(product))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
