import Rehearsal

extension Vocabulary {
  /// What keeps a team's sentences and types of value out of a vocabulary.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// No scenario could say a sentence with this expression.
    case expression(String, problem: String)
    /// No sentence could have a value of the type with this name.
    case type(String, problem: String)
    /// Two sentences could be mistaken for each other.
    case overlap(Overlap)

    /// What it is about, and what is wrong with it.
    public var description: String {
      switch self {
      case .expression(let source, let problem), .type(let source, let problem): "“\(source)”: \(problem)"
      case .overlap(let overlap): "\(overlap)"
      }
    }
  }

  /// Two sentences that could be mistaken for each other, with one that is both.
  public struct Overlap: Hashable, Sendable, CustomStringConvertible {
    /// The expressions.
    public let expressions: [String]
    /// A sentence that both accept.
    public let sentence: String

    /// The expressions and the proof.
    public var description: String {
      "“\(expressions[0])” overlaps “\(expressions[1])”: both accept “\(sentence)”"
    }
  }

  /// Finds two sentences that could be mistaken for each other; `nil` where there are none.
  func firstOverlap() -> Overlap? {
    let patterns = definitions.map { $0.expression.pattern(types) }
    for right in definitions.indices {
      for left in definitions.indices.prefix(right) {
        guard let sentence = patterns[left].overlap(with: patterns[right]) else { continue }
        return Overlap(
          expressions: [definitions[left].expression.source, definitions[right].expression.source],
          sentence: sentence)
      }
    }
    return nil
  }
}

extension Expression {
  /// Why no scenario could say it; `nil` where one could.
  func problem(_ types: [String: ParameterType]) -> String? {
    if source.trimmed.isEmpty { return "a sentence has at least one word" }
    if let bracket = unpairedBracket {
      return "“\(bracket)” stands alone; write {type} for a value, (s) for letters that may be left out"
    }
    if let name = parameters.first(where: { types[$0] == nil }) {
      let meant = name.nearest(among: types.keys.sorted()).map { "; did you mean {\($0)}?" }
      return "there is no type {\(name)}" + (meant ?? "; give it with types:, or write {text} or {number}")
    }
    guard source.isSpacedLikeSentences else {
      return "one space, and nothing else, stands between two words, and none at the ends"
    }
    return nil
  }

  /// The first bracket without its other half, or within another pair.
  private var unpairedBracket: Unicode.Scalar? {
    var open: Unicode.Scalar?
    for scalar in source.unicodeScalars {
      switch (scalar, open) {
      case ("}", "{"), (")", "("): open = nil
      case ("{", nil), ("(", nil): open = scalar
      case ("{", _), ("(", _), ("}", _), (")", _): return open ?? scalar
      case (_, _): continue
      }
    }
    return open
  }
}

extension ParameterType {
  /// Why no sentence could have such a value; `nil` where one could.
  var problem: String? {
    guard case .words(let words) = form else { return nil }
    if words.isEmpty { return "a type has at least one word" }
    return words.first { $0.isEmpty || !$0.isSpacedLikeSentences }.map {
      "“\($0)” is no word; one space, and nothing else, stands between two words, and none at the ends"
    }
  }
}

extension String {
  /// Whether one space, and nothing else, stands between two words.
  fileprivate var isSpacedLikeSentences: Bool {
    trimmed == self && !contains("  ")
      && unicodeScalars.allSatisfy { $0 == " " || !$0.properties.isWhitespace }
  }
}
