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
