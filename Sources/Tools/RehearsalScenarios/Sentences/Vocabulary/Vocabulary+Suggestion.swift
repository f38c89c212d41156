import Rehearsal

/// What to say of a sentence that is not in the vocabulary.
struct Suggestion {
  let problem: String
  let advice: [String]
  /// Where the trouble is, in code points; `nil` for the whole sentence.
  var place: Range<Int>?
}

/// What there is to say of the misspelt sentences of a file, each looked up once.
final class KnownSuggestions {
  private var known: [Question: Suggestion] = [:]

  /// A sentence, and what it stands under.
  private struct Question: Hashable {
    let text: String
    let kind: StepKind?
  }

  /// How many sentences of a file are held against the whole vocabulary, which takes long; where there are more, they
  /// are likely to be wrong in one way.
  private static let most = 100

  /// What is likely meant by a sentence; `nil` where too many were looked up before.
  func suggestion(for text: String, under kind: StepKind?, in vocabulary: Vocabulary) -> Suggestion? {
    let question = Question(text: text, kind: kind)
    if let suggestion = known[question] { return suggestion }
    guard known.count < Self.most else { return nil }
    let suggestion = vocabulary.suggestion(for: text, under: kind)
    known[question] = suggestion
    return suggestion
  }
}

extension Vocabulary {
  /// Finds the sentence that is most likely meant, and the word that is wrong: under a keyword first one that can stand
  /// there.
  func suggestion(for text: String, under kind: StepKind?) -> Suggestion {
    // Comparing with every sentence takes time, and nobody mistyped a whole page.
    guard text.utf8.count <= 1_000 else {
      return Suggestion(problem: "there is no such step", advice: ["no step is as long as this"])
    }
    if let suggestion = Suggestion(unpairedQuotesIn: text) { return suggestion }
    if let sentence = Self.meanings.first(where: { $0.key == text.lowercased() })?.value {
      return Suggestion(
        problem: "there is no such step: say “\(sentence)”", advice: ["step: Then \(sentence)"])
    }
    let words = SentenceWord.all(in: text)
    guard let best = kind.flatMap({ nearest(to: words, under: $0) }) ?? nearest(to: words) else {
      return Suggestion(
        problem: "there is no such step", advice: ["`rehearse steps` lists what can be written"])
    }
    let kinds = best.definition.kinds.map(\.rawValue).joined(separator: "/")
    let step = "step: \(kinds) \(best.definition.expression.source)"
    guard let fault = best.alignment.firstFault else {
      return Suggestion(
        problem: "one space, and nothing else, stands between two words", advice: [step],
        place: text.firstIrregularSpace)
    }
    return Suggestion(fault, step)
  }

  /// What people say in words that are far from the sentence they mean.
  private static let meanings: KeyValuePairs<String, String> = [
    "the account is upgraded": "the request succeeds", "the password is upgraded": "the request succeeds",
    "the upgrade succeeds": "the request succeeds", "the upgrade fails": "the request fails",
    "the upgrade is canceled": "the request is canceled",
    "nobody loses access": "nobody is locked out", "everybody can sign in": "nobody is locked out",
    "no rules are broken": "no rule is broken",
  ]

  /// The sentence that takes the least change, where that is little enough for it to be meant; the first of
  /// several.
  private func nearest(
    to words: [SentenceWord], under kind: StepKind? = nil
  ) -> (definition: StepDefinition, alignment: Alignment)? {
    let said = Set(words.map(\.text))
    let possible = definitions.enumerated().filter { _, definition in
      kind.map(definition.kinds.contains) ?? true
    }
    let candidates = possible.map { index, definition in
      let pieces = definition.expression.pieces(types)
      return (index: index, pieces: pieces, missing: pieces.count { !$0.isSaid(in: said) })
    }
    var likeness = Likeness(words)
    var best: (index: Int, alignment: Alignment)?
    // The sooner one is found that takes little change, the sooner the others can be left.
    for candidate in candidates.sorted(by: { ($0.missing, $0.index) < ($1.missing, $1.index) }) {
      let limit = best?.alignment.cost ?? 0.4
      let alignment = Alignment(of: &likeness, to: candidate.pieces, costing: limit)
      guard let alignment else { continue }
      if let best, alignment.cost == best.alignment.cost, best.index < candidate.index { continue }
      best = (candidate.index, alignment)
    }
    return best.map { (definitions[$0.index], $0.alignment) }
  }
}

extension ExpressionPiece {
  /// Whether it is a word that somebody said, or could be any.
  fileprivate func isSaid(in words: Set<String>) -> Bool {
    switch self {
    case .word(let forms): forms.contains(where: words.contains)
    case .value: true
    }
  }
}

extension Suggestion {
  fileprivate init(_ fault: Alignment.Fault, _ step: String) {
    place = fault.place
    switch fault.expected {
    case .word(let word):
      problem = "there is no such step: “\(fault.found)” should be “\(word)”"
      advice = [step]
    case .missing(let what):
      problem =
        fault.found.isEmpty
        ? "there is no such step: “\(what)” is missing at the end"
        : "there is no such step: “\(what)” is missing before “\(fault.found)”"
      advice = [step]
    case .nothing:
      problem = "there is no such step: “\(fault.found)” is too much"
      advice = [step]
    case .value(let type):
      let meant = type.repair(fault.found).map { "; did you mean “\($0)”?" } ?? ""
      problem = "“\(fault.found)” is not \(type.name.article) {\(type.name)}\(meant)"
      advice = [step] + type.advice(about: fault.found)
    }
  }

  fileprivate init?(unpairedQuotesIn text: String) {
    var offsets: [Int] = []
    var isEscaped = false
    let scalars = Array(text.unicodeScalars)
    for (offset, scalar) in scalars.enumerated() {
      if scalar == "\"", !isEscaped { offsets.append(offset) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    guard let first = offsets.first, !offsets.count.isMultiple(of: 2) else { return nil }
    problem = "a double quote is missing: a text stands between two"
    advice = [#"in a text, \" stands for a double quote and \\ for a backslash"#]
    place = first..<scalars.count
  }
}

extension String {
  /// The first white space between words that is something else than one space.
  fileprivate var firstIrregularSpace: Range<Int>? {
    let scalars = Array(unicodeScalars)
    let places = SentenceWord.all(in: self).map(\.place)
    for (word, next) in zip(places, places.dropFirst()) {
      let space = word.upperBound..<next.lowerBound
      if !scalars[space].elementsEqual([" "]) { return space }
    }
    return nil
  }
}
