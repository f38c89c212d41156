/// The values of one row of examples, to be put in the place of the `<names>` in an outline.
struct Filling {
  /// A name between its angle brackets.
  struct Placeholder {
    let bytes: [UInt8]
    /// How often a search may come back to the same byte: once, unless there are brackets in the name.
    let effort: Int

    init(_ name: TableCell) {
      bytes = Array("<\(name.value)>".utf8)
      effort = bytes.count { $0 == .openingBracket }
    }
  }

  let rowID: Int
  let placeholders: [Placeholder]
  let values: [[UInt8]]

  /// Fills in one name after the other, so a value may bring in a name that has yet to come.
  func fill(_ text: String, _ budget: inout Budget) throws(SyntaxError) -> String {
    try budget.spend(bytes: text.utf8.count)
    guard text.utf8.contains(.openingBracket) else { return text }
    var bytes = Array(text.utf8)
    for (placeholder, value) in zip(placeholders, values) {
      try budget.spend(parts: 1)
      try budget.spend(bytes: bytes.count * placeholder.effort)
      let positions = bytes.positions(of: placeholder.bytes)
      try budget.spend(bytes: positions.count * value.count)
      if !positions.isEmpty { bytes = bytes.replacing(placeholder.bytes.count, at: positions, with: value) }
    }
    return bytes.text
  }

  func fill(_ argument: StepArgument, _ budget: inout Budget) throws(SyntaxError) -> StepArgument {
    switch argument {
    case .dataTable(let table): .dataTable(try fill(table, &budget))
    case .docString(let text): .docString(try fill(text, &budget))
    }
  }

  private func fill(_ table: DataTable, _ budget: inout Budget) throws(SyntaxError) -> DataTable {
    var rows: [TableRow] = []
    for row in table.rows {
      try budget.spend(parts: row.cells.count)
      var cells: [TableCell] = []
      for cell in row.cells {
        cells.append(TableCell(location: cell.location, value: try fill(cell.value, &budget)))
      }
      rows.append(TableRow(id: row.id, location: row.location, cells: cells))
    }
    return DataTable(location: table.location, rows: rows)
  }

  private func fill(_ docString: DocString, _ budget: inout Budget) throws(SyntaxError) -> DocString {
    var mediaType = docString.mediaType
    if let text = mediaType { mediaType = try fill(text, &budget) }
    return DocString(
      location: docString.location, fence: docString.fence, mediaType: mediaType,
      content: try fill(docString.content, &budget))
  }
}
