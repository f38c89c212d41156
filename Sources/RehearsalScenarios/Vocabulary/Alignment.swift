import Rehearsal

/// How much has to be changed to make a text one sentence of the vocabulary, word by word.
struct Alignment {
  /// What is wrong at a place, in code points.
  struct Fault {
    let found: String
    let place: Range<Int>
    let expected: Expected
  }

  /// What belongs at a place.
  enum Expected {
    case word(String)
    case value(ParameterType)
    case missing(String)
    case nothing
  }

  private(set) var cost = 0.0
  private(set) var firstFault: Fault?

  /// The least cost of some of the pieces against some of the words.
  private struct Cell {
    var cost = Double.infinity
    var fault: Fault?
  }

  init(of words: [SentenceWord], to pieces: [ExpressionPiece]) {
    var table = [[Cell]](
      repeating: Array(repeating: Cell(), count: words.count + 1), count: pieces.count + 1)
    table[0][0].cost = 0
    for row in 0...pieces.count {
      for column in 0...words.count where table[row][column].cost < .infinity {
        for way in Self.ways(pieces[row...], words[column...]) {
          let cost = table[row][column].cost + way.cost
          guard cost < table[row + way.pieces][column + way.words].cost else { continue }
          let fault = way.cost > 0 ? way.fault(words, from: column) : nil
          table[row + way.pieces][column + way.words] = Cell(
            cost: cost, fault: table[row][column].fault ?? fault)
        }
      }
    }
    let end = table[pieces.count][words.count]
    cost = end.cost / Double(max(1, pieces.count))
    firstFault = end.fault
  }

  /// A way to take so many pieces for so many words.
  private struct Way {
    let pieces: Int
    let words: Int
    let cost: Double
    let expected: Expected

    func fault(_ all: [SentenceWord], from column: Int) -> Fault {
      let taken = all[column...].prefix(max(1, words))
      let end = (taken.last ?? all.last)?.place.upperBound ?? 0
      return Fault(
        found: taken.map(\.text).joined(separator: " "), place: (taken.first?.place.lowerBound ?? end)..<end,
        expected: expected)
    }
  }

  private static func ways(_ pieces: ArraySlice<ExpressionPiece>, _ words: ArraySlice<SentenceWord>) -> [Way]
  {
    var ways: [Way] = []
    switch pieces.first {
    case .word(let forms)?:
      if let word = words.first {
        let cost = forms.map { word.text.difference(from: $0) }.min() ?? 1
        ways.append(Way(pieces: 1, words: 1, cost: cost, expected: .word(forms[0])))
      }
      ways.append(Way(pieces: 1, words: 0, cost: 1, expected: .missing(forms[0])))
      if let swap = swap(pieces, words) { ways.append(swap) }
    case .value(let type)?:
      for count in 1...type.longest where count <= words.count {
        let found = words.prefix(count).map(\.text).joined(separator: " ")
        ways.append(
          Way(pieces: 1, words: count, cost: type.difference(from: found), expected: .value(type)))
      }
      ways.append(Way(pieces: 1, words: 0, cost: 1, expected: .missing("{\(type.name)}")))
    case nil: break
    }
    if !words.isEmpty { ways.append(Way(pieces: 0, words: 1, cost: 1, expected: .nothing)) }
    return ways
  }

  /// Two words that have changed places.
  private static func swap(_ pieces: ArraySlice<ExpressionPiece>, _ words: ArraySlice<SentenceWord>) -> Way? {
    guard words.count > 1, pieces.count > 1, case .word(let first) = pieces[pieces.startIndex],
      case .word(let second) = pieces[pieces.startIndex + 1]
    else { return nil }
    let (left, right) = (words[words.startIndex].text, words[words.startIndex + 1].text)
    guard left.withoutColon == second[0].withoutColon, right.withoutColon == first[0].withoutColon else {
      return nil
    }
    return Way(pieces: 2, words: 2, cost: 0.6, expected: .word("\(first[0]) \(second[0])"))
  }
}

/// One word of a sentence that is held against the vocabulary; text in quotes is one word.
struct SentenceWord {
  let text: String
  let place: Range<Int>

  /// The words of a sentence, as many as are worth looking at.
  static func all(in sentence: String) -> [SentenceWord] {
    var words: [SentenceWord] = []
    var current = String.UnicodeScalarView()
    var isQuoted = false
    var isEscaped = false
    let scalars = Array(sentence.unicodeScalars)
    for (offset, scalar) in scalars.enumerated() {
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = scalar == "\\" && isQuoted && !isEscaped
      let isBetween = scalar.properties.isWhitespace && !isQuoted
      if !isBetween { current.append(scalar) }
      let isEnd = offset == scalars.count - 1
      guard !current.isEmpty, isBetween || isEnd else { continue }
      let end = isBetween ? offset : offset + 1
      words.append(SentenceWord(text: String(current), place: end - current.count..<end))
      current = String.UnicodeScalarView()
    }
    return Array(words.prefix(60))
  }
}

/// One word of an expression, or a gap in it.
enum ExpressionPiece {
  /// A word, in the forms it can have; the first is the one to write.
  case word([String])
  case value(ParameterType)
}

extension Expression {
  /// The expression word by word; a gap is a word of its own.
  func pieces(_ types: [String: ParameterType]) -> [ExpressionPiece] {
    parts.reduce(into: []) { pieces, part in
      switch part {
      case .literal(let text): pieces += text.split(separator: " ").map { .word([String($0)]) }
      case .optional(let letters):
        if case .word(let forms)? = pieces.last {
          pieces[pieces.count - 1] = .word(forms + forms.map { $0 + letters })
        }
      case .parameter(let name): if let type = types[name] { pieces.append(.value(type)) }
      }
    }
  }
}

extension String {
  fileprivate var withoutColon: Substring { hasSuffix(":") ? dropLast() : self[...] }
}
