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

  let cost: Double
  let firstFault: Fault?

  /// The least cost of some of the pieces against some of the words.
  private struct Cell {
    var cost = Double.infinity
    var fault: Change?
  }

  /// A way to take so many pieces for so many words, from a piece and a word on.
  private struct Change {
    let piece: Int
    let word: Int
    let pieces: Int
    let words: Int
  }

  /// `nil` where more would have to be changed, for each piece, than a limit allows.
  init?(of likeness: inout Likeness, to pieces: [ExpressionPiece], costing limit: Double) {
    let wordCount = likeness.words.count
    let width = wordCount + 1
    // Sums that should be equal differ in their last digit.
    let most = limit * Double(max(1, pieces.count)) + 1e-9
    var table = [Cell](repeating: Cell(), count: (pieces.count + 1) * width)
    table[0].cost = 0
    for row in 0...pieces.count {
      for column in 0...wordCount {
        let cell = table[row * width + column]
        guard cell.cost <= most else { continue }
        func take(_ taken: Int, _ words: Int, for price: Double) {
          let target = (row + taken) * width + column + words
          guard cell.cost + price < table[target].cost else { return }
          let change =
            price > 0 ? Change(piece: row, word: column, pieces: taken, words: words) : nil
          table[target] = Cell(cost: cell.cost + price, fault: cell.fault ?? change)
        }
        if row < pieces.count {
          switch pieces[row] {
          case .word(let forms):
            if column < wordCount { take(1, 1, for: likeness.difference(column, from: forms)) }
            take(1, 0, for: 1)
            if likeness.areSwapped(column, pieces[row...]) { take(2, 2, for: 0.6) }
          case .value(let type):
            for count in 1...type.longest where column + count <= wordCount {
              take(1, count, for: likeness.difference(column, count, from: type))
            }
            take(1, 0, for: 1)
          }
        }
        if column < wordCount { take(0, 1, for: 1) }
      }
    }
    guard let end = table.last, case let cost = end.cost / Double(max(1, pieces.count)), cost <= limit else {
      return nil
    }
    self.cost = cost
    firstFault = end.fault.map { Self.fault($0, likeness.words, pieces) }
  }

  private static func fault(
    _ change: Change, _ words: [SentenceWord], _ pieces: [ExpressionPiece]
  ) -> Fault {
    let taken = words[change.word...].prefix(max(1, change.words))
    let end = (taken.last ?? words.last)?.place.upperBound ?? 0
    return Fault(
      found: taken.map(\.text).joined(separator: " "), place: (taken.first?.place.lowerBound ?? end)..<end,
      expected: expected(change, pieces))
  }

  private static func expected(_ change: Change, _ pieces: [ExpressionPiece]) -> Expected {
    guard change.pieces > 0 else { return .nothing }
    switch pieces[change.piece] {
    case .word(let forms) where change.words == 0: return .missing(forms[0])
    case .word(let forms):
      guard change.pieces == 2, case .word(let next) = pieces[change.piece + 1] else {
        return .word(forms[0])
      }
      return .word("\(forms[0]) \(next[0])")
    case .value(let type): return change.words == 0 ? .missing("{\(type.name)}") : .value(type)
    }
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
      case .parameter(let name): pieces.append(.value(entry(of: name, in: types)))
      }
    }
  }
}
