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
    var rest = source.utf8[...]
    while let first = rest.first {
      switch first {
      case UInt8(ascii: "{"): parts.append(.parameter(Self.take(through: UInt8(ascii: "}"), of: &rest)))
      case UInt8(ascii: "("): parts.append(.optional(Self.take(through: UInt8(ascii: ")"), of: &rest)))
      default:
        let literal = rest.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "(") }
        parts.append(.literal(String(Substring(literal))))
        rest = rest[literal.endIndex...]
      }
    }
    self.parts = parts
  }

  /// Takes what stands between a bracket and the one that closes it.
  private static func take(through end: UInt8, of rest: inout Substring.UTF8View) -> String {
    let inside = rest.dropFirst().prefix { $0 != end }
    rest = rest[inside.endIndex...].dropFirst()
    return String(Substring(inside))
  }

  /// The names of its parameters, in order.
  var parameters: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// What belongs to the type of a gap.
  ///
  /// That there is no such type is a mistake in the vocabulary, which ends the process; a team's own sentences are
  /// looked at before they are added.
  func entry<Entry>(of gap: String, in entries: [String: Entry]) -> Entry {
    guard let entry = entries[gap] else {
      fatalError("the sentence “\(source)” is defined wrongly: there is no type {\(gap)}")
    }
    return entry
  }

  func pattern(_ types: [String: ParameterType]) -> Pattern {
    .sequence(
      parts.map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .optional(let text): .optional(.literal(text))
        case .parameter(let name): entry(of: name, in: types).pattern
        }
      })
  }

  /// The sentence with its gaps filled.
  ///
  /// After a number the noun ends in its letters where there are several, and the verb after that where there is one;
  /// a length of time has a noun of its own, so that only the verb is left.
  func sentence(_ values: [Value]) -> String {
    var values = values[...]
    var endsInLetters = false
    return parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .optional(let letters):
        if endsInLetters { text += letters }
        endsInLetters.toggle()
      case .parameter:
        guard let value = values.popFirst() else { return }
        text += value.sentence
        endsInLetters = value.lengthensNextWord
      }
    }
  }
}

extension Value {
  /// Whether the next word with letters that may be left out has them.
  fileprivate var lengthensNextWord: Bool {
    switch self {
    case .number(let number): number != 1
    case .duration: sentence.hasPrefix("1 ")
    case .text, .word, .ordinal: false
    }
  }
}
