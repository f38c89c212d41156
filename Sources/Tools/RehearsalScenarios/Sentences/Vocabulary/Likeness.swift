import Rehearsal

/// How far the words of one sentence are from what expressions say; each is found out once, because most
/// expressions have words and types in common.
struct Likeness {
  let words: [SentenceWord]
  private var fromForms: [[String]: [Double?]] = [:]
  private var fromTypes: [String: [[Double?]]] = [:]

  init(_ words: [SentenceWord]) {
    self.words = words
  }

  /// How far a word is from the nearest form of another.
  mutating func difference(_ word: Int, from forms: [String]) -> Double {
    if let known = fromForms[forms]?[word] { return known }
    let difference = forms.map { words[word].text.difference(from: $0) }.min() ?? 1
    fromForms[forms, default: Array(repeating: nil, count: words.count)][word] = difference
    return difference
  }

  /// How far so many words, from one on, are from being a value.
  mutating func difference(_ word: Int, _ count: Int, from type: ParameterType) -> Double {
    if let known = fromTypes[type.name]?[word][count - 1] { return known }
    let found = words[word..<word + count].map(\.text).joined(separator: " ")
    let difference = type.difference(from: found)
    let none = [Double?](repeating: nil, count: type.longest)
    fromTypes[type.name, default: Array(repeating: none, count: words.count)][word][count - 1] = difference
    return difference
  }

  /// Whether a word and the next have changed places with the next two pieces.
  func areSwapped(_ word: Int, _ pieces: ArraySlice<ExpressionPiece>) -> Bool {
    guard word + 1 < words.count, pieces.count > 1, case .word(let first) = pieces[pieces.startIndex],
      case .word(let second) = pieces[pieces.startIndex + 1]
    else { return false }
    return words[word].text.withoutColon == second[0].withoutColon
      && words[word + 1].text.withoutColon == first[0].withoutColon
  }
}

extension String {
  fileprivate var withoutColon: Substring { hasSuffix(":") ? dropLast() : self[...] }
}
