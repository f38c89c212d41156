import Rehearsal

/// What stands in a sentence and in the table under it, for its definition to make something of.
///
/// What a definition asks for and its sentence does not have is a mistake in the vocabulary, which ends the process;
/// what is wrong with a scenario is a ``Misreading``.
struct SentenceValues {
  let definition: StepDefinition
  let values: [Value]
  let table: [[String]]?

  init(_ definition: StepDefinition, _ values: [Value], table: [[String]]?) {
    self.definition = definition
    self.values = values
    self.table = table
  }

  /// A text between double quotes.
  func text(_ index: Int) -> String {
    if case .text(let text) = value(index) { return text }
    mistake("its \((index + 1).ordinal) value, “\(value(index).sentence)”, is no text")
  }

  /// The name of a call.
  func call(_ index: Int) -> String {
    if case .word(let word) = value(index) { return word }
    mistake("its \((index + 1).ordinal) value, “\(value(index).sentence)”, is no name of a call")
  }

  /// A number, or a place in a row.
  func number(_ index: Int) -> Int {
    switch value(index) {
    case .number(let number), .ordinal(let number): number
    case .text, .word, .duration:
      mistake("its \((index + 1).ordinal) value, “\(value(index).sentence)”, is no number")
    }
  }

  /// A length of time.
  func duration(_ index: Int) -> Duration {
    if case .duration(let duration) = value(index) { return duration }
    mistake("its \((index + 1).ordinal) value, “\(value(index).sentence)”, is no length of time")
  }

  func value(_ index: Int) -> Value {
    guard values.indices.contains(index) else { mistake("it has no \((index + 1).ordinal) value") }
    return values[index]
  }

  func mistake(_ problem: String) -> Never { definition.mistake(problem) }

  /// The rows under the heading, each with its place in the table.
  var rows: [Row] {
    guard let table, let heading = table.first else { return [] }
    return table.indices.dropFirst().map {
      Row(definition: definition, heading: heading, cells: table[$0], number: $0)
    }
  }
}

extension SentenceValues {
  /// One row of a table.
  struct Row {
    let definition: StepDefinition
    let heading: [String]
    let cells: [String]
    let number: Int

    /// What stands in a column; `nil` where there is no such column, or nothing or `(none)` stands there.
    subscript(column: String) -> String? { cell(column)?.cellValue }

    /// A cell as it is written; `nil` where the table leaves the column out.
    func cell(_ column: String) -> String? {
      guard let index = place(of: column), index < cells.count else { return nil }
      return cells[index]
    }

    func misread(_ column: String, _ problem: String) -> Misreading {
      guard let index = place(of: column) else {
        return Misreading("there is no column “\(column)”: \(problem)", cell: (0, 0))
      }
      return Misreading(problem, cell: (number, index))
    }

    private func place(of column: String) -> Int? {
      guard definition.table.columns.contains(column) else {
        definition.mistake("its table has no column “\(column)”")
      }
      return heading.firstIndex(of: column)
    }
  }
}

extension StepDefinition {
  /// Ends the process, because the vocabulary contradicts itself; nothing that a scenario says leads here.
  func mistake(_ problem: String) -> Never {
    fatalError("the sentence “\(expression.source)” is defined wrongly: \(problem)")
  }
}
