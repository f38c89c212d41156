/// A sentence of a scenario as it is written: an expression with its gaps filled, and the table under it.
public struct Phrase: Hashable, Sendable {
  let expression: String
  let values: [Value]
  let table: [[String]]?

  init(_ expression: String, _ values: Value..., table: [[String]]? = nil) {
    self.init(expression, values, table: table)
  }

  init(_ expression: String, _ values: [Value], table: [[String]]?) {
    self.expression = expression
    self.values = values
    self.table = table
  }

  /// The sentence, without the table.
  public var text: String { Expression(expression).sentence(values) }
}

/// What stands in a sentence and in the table under it, for a definition to make something of.
struct Words {
  let values: [Value]
  let table: [[String]]?

  func text(_ index: Int) -> String {
    switch values[index] {
    case .text(let text), .word(let text): text
    case .number, .ordinal, .duration: preconditionFailure("a definition reads its own expression's values")
    }
  }

  func number(_ index: Int) -> Int {
    switch values[index] {
    case .number(let number), .ordinal(let number): number
    case .text, .word, .duration: preconditionFailure("a definition reads its own expression's values")
    }
  }

  func duration(_ index: Int) -> Duration {
    if case .duration(let duration) = values[index] { return duration }
    preconditionFailure("a definition reads its own expression's values")
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ index: Int, _: Choice.Type = Choice.self) -> Choice
  where Choice.RawValue == String {
    let word = text(index)
    if let choice = Choice.allCases.first(where: { $0.rawValue == word }) { return choice }
    preconditionFailure("the words of a parameter type are those of its choices")
  }

  /// The rows under the heading, each with its place in the table.
  var rows: [Row] {
    guard let table, let heading = table.first else { return [] }
    return table.indices.dropFirst().map { Row(heading: heading, cells: table[$0], number: $0) }
  }

  /// One row of a table.
  struct Row {
    let heading: [String]
    let cells: [String]
    let number: Int

    /// What stands in a column; `nil` where there is no such column, or nothing or `(none)` stands there.
    subscript(column: String) -> String? {
      guard let index = heading.firstIndex(of: column), index < cells.count else { return nil }
      return cells[index].cellValue
    }

    func misread(_ column: String, _ problem: String) -> Misreading {
      guard let index = heading.firstIndex(of: column) else {
        return Misreading("there is no column “\(column)”: \(problem)", cell: (0, 0))
      }
      return Misreading(problem, cell: (number, index))
    }
  }
}

/// Why a definition can make nothing of what stands in a sentence or its table.
struct Misreading: Error {
  let problem: String
  /// The cell that is wrong, by row and column; `nil` for the sentence itself.
  let cell: (row: Int, column: Int)?
  /// The part of the sentence that is wrong, as it is written; `nil` for all of it.
  let part: String?

  init(_ problem: String, cell: (row: Int, column: Int)? = nil, part: String? = nil) {
    self.problem = problem
    self.cell = cell
    self.part = part
  }
}

extension String {
  /// What a cell means: quoted text is taken literally, `(none)` and an empty cell are nothing at all.
  var cellValue: String? {
    if isEmpty || self == "(none)" { return nil }
    return isQuoted ? unquoted ?? self : self
  }

  /// The text as a cell may hold it, quoted where the bare text would mean something else.
  var cell: String {
    let needsQuotes =
      isEmpty || self == "(none)" || isQuoted || trimmed.unicodeScalars.count < unicodeScalars.count
      || has("\n")
    return needsQuotes ? quoted : self
  }

  /// Whether it begins as a quoted text does, whatever mark sits on the quote.
  private var isQuoted: Bool { unicodeScalars.first == "\"" }

  /// Whether a code point is in it; a character would be another one with a mark on it.
  func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
