import Rehearsal

/// What to say of a sentence that is not in the vocabulary.
struct Suggestion {
  let problem: String
  let advice: [String]
  /// Where in the sentence the trouble begins, in code points.
  var offset = 0
  /// How far it reaches; `nil` to the end.
  var length: Int?
}

extension Vocabulary {
  /// Finds the sentence that is most likely meant, and the word that is wrong.
  func suggestion(for text: String) -> Suggestion {
    let ranked = definitions.map {
      (definition: $0, alignment: Alignment(of: text, to: $0.expression, types))
    }
    guard let best = ranked.min(by: { $0.alignment.cost < $1.alignment.cost }), best.alignment.cost <= 0.4
    else {
      return Suggestion(
        problem: "there is no such step", advice: ["`rehearse steps` lists what can be written"])
    }
    var advice = [
      "step: \(best.definition.kinds.map(\.rawValue).joined(separator: "/")) \(best.definition.expression.source)"
    ]
    guard let fault = best.alignment.firstFault else {
      return Suggestion(problem: "there is no such step", advice: advice)
    }
    switch fault.expected {
    case .word(let word):
      return Suggestion(
        problem: "there is no such step: “\(fault.found)” should be “\(word)”", advice: advice,
        offset: fault.offset,
        length: fault.found.unicodeScalars.count)
    case .value(let type):
      let near = type.words.flatMap { fault.found.nearest(among: $0) }
      if let words = type.words {
        advice.append("one of: \(words.joined(separator: " | "))")
      } else {
        advice.append("a {\(type.name)} reads like \(type.examples.joined(separator: " or "))")
      }
      return Suggestion(
        problem: "“\(fault.found)” is not a {\(type.name)}" + (near.map { "; did you mean “\($0)”?" } ?? ""),
        advice: advice, offset: fault.offset, length: fault.found.unicodeScalars.count)
    case .nothing:
      return Suggestion(
        problem: "there is no such step: “\(fault.found)” is too much", advice: advice, offset: fault.offset,
        length: fault.found.unicodeScalars.count)
    }
  }
}

extension ParameterType {
  /// All there is to choose from, where the values are words.
  fileprivate var words: [String]? {
    if case .words(let words) = form { words } else { nil }
  }
}

/// How much has to be changed to make a text one sentence of the vocabulary, word by word.
private struct Alignment {
  /// What is wrong at a place.
  struct Fault {
    let found: String
    let offset: Int
    let expected: Expected
  }

  enum Expected {
    case word(String)
    case value(ParameterType)
    case nothing
  }

  private(set) var cost = 0.0
  private(set) var firstFault: Fault?

  private struct Token {
    let text: String
    let offset: Int
  }

  init(of text: String, to expression: Expression, _ types: [String: ParameterType]) {
    let tokens = Self.tokens(of: text)
    let wanted = expression.pieces(types)
    // cheapest[i][j]: the least cost of the first i wanted pieces against the first j tokens.
    var cheapest = [[(cost: Double, fault: Fault?)]](
      repeating: Array(repeating: (.infinity, nil), count: tokens.count + 1), count: wanted.count + 1)
    cheapest[0][0] = (0, nil)
    for i in 0...wanted.count {
      for j in 0...tokens.count {
        let here = cheapest[i][j]
        guard here.cost < .infinity else { continue }
        func offer(_ row: Int, _ column: Int, _ cost: Double, _ fault: @autoclosure () -> Fault?) {
          guard here.cost + cost < cheapest[row][column].cost else { return }
          cheapest[row][column] = (here.cost + cost, here.fault ?? (cost > 0 ? fault() : nil))
        }
        if j < tokens.count {
          offer(i, j + 1, 1, Fault(found: tokens[j].text, offset: tokens[j].offset, expected: .nothing))
        }
        guard i < wanted.count else { continue }
        switch wanted[i] {
        case .word(let word):
          let next = j < tokens.count ? tokens[j] : Token(text: "", offset: text.unicodeScalars.count)
          offer(i + 1, j, 1, Fault(found: next.text, offset: next.offset, expected: .word(word)))
          if j < tokens.count {
            offer(
              i + 1, j + 1, Self.difference(tokens[j].text, word),
              Fault(found: tokens[j].text, offset: tokens[j].offset, expected: .word(word)))
          }
        case .value(let type):
          for length in 1...8 where j + length <= tokens.count {
            let found = tokens[j..<j + length].map(\.text).joined(separator: " ")
            offer(
              i + 1, j + length, Self.difference(found, type),
              Fault(found: found, offset: tokens[j].offset, expected: .value(type)))
          }
        case .nothing: break
        }
      }
    }
    let end = cheapest[wanted.count][tokens.count]
    cost = end.cost / Double(max(1, wanted.count))
    firstFault = end.fault
  }

  private static func difference(_ found: String, _ word: String) -> Double {
    found == word ? 0 : min(1, 0.2 + Double(found.distance(to: word)) / Double(max(found.count, word.count)))
  }

  private static func difference(_ found: String, _ type: ParameterType) -> Double {
    if type.value(of: found) != nil { return 0 }
    if case .words(let words) = type.form {
      return words.map { difference(found, $0) }.min() ?? 1
    }
    return found.contains(" ") ? 1 : 0.5
  }

  /// The words, with text in quotes as one.
  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var current = ""
    var start = 0
    var isQuoted = false
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == " ", !isQuoted {
        if !current.isEmpty { tokens.append(Token(text: current, offset: start)) }
        current = ""
      } else {
        if current.isEmpty { start = offset }
        current.unicodeScalars.append(scalar)
      }
    }
    if !current.isEmpty { tokens.append(Token(text: current, offset: start)) }
    return Array(tokens.prefix(60))
  }
}

extension Expression {
  /// The expression word by word; a gap is a word of its own.
  fileprivate func pieces(_ types: [String: ParameterType]) -> [Alignment.Expected] {
    parts.flatMap { part -> [Alignment.Expected] in
      switch part {
      case .literal(let text): text.split(separator: " ").map { .word(String($0)) }
      case .optional: []
      case .parameter(let name): types[name].map { [.value($0)] } ?? []
      }
    }
  }
}
