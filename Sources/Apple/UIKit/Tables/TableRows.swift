import Rehearsal

/// What a table has asked for, and what of it is chosen.
///
/// An object, because the data source turns to the table while the table asks it.
@MainActor final class TableRows {
  /// How many rows each section has; `nil` before anybody asked.
  private(set) var counts: [Int]?
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  var selected: [IndexPath] = []
  /// How rows are made, by their identifiers.
  var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private(set) var headers: [Int: UIView] = [:]
  private(set) var footers: [Int: UIView] = [:]
  private var spares: [UITableViewCell] = []

  /// Everything is asked for anew, and what was there is used again.
  func forget() {
    spares += cells.keys.sorted().compactMap { cells[$0] }
    for cell in spares where cell.isSelected { cell.setSelected(false, animated: false) }
    (counts, cells, selected, headers, footers) = (nil, [:], [], [:], [:])
  }

  func takeSpare(_ identifier: String) -> UITableViewCell? {
    spares.firstIndex { $0.reuseIdentifier == identifier }.map { spares.remove(at: $0) }
  }

  func count(in table: UITableView) {
    guard counts == nil, let source = table.dataSource else { return }
    counts = (0..<source.numberOfSections(in: table)).map {
      source.tableView(table, numberOfRowsInSection: $0)
    }
  }

  /// Asks for whatever is not there.
  func fill(_ table: UITableView) {
    count(in: table)
    guard let source = table.dataSource, let counts else { return }
    for (section, count) in counts.enumerated() {
      if let view = table.delegate?.tableView(table, viewForHeaderInSection: section), headers[section] == nil
      {
        headers[section] = view
      }
      if let view = table.delegate?.tableView(table, viewForFooterInSection: section), footers[section] == nil
      {
        footers[section] = view
      }
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        guard cells[path] == nil else { continue }
        let cell = source.tableView(table, cellForRowAt: path)
        cells[path] = cell
        cell.superview = table
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
      }
    }
    spares.removeAll()
  }

  /// Asks for everything anew but for rows that stay, which are where they are said to be.
  func keep(_ place: (IndexPath) -> IndexPath?) {
    var kept: [IndexPath: UITableViewCell] = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let next = place(path) { kept[next] = cell } else { spares.append(cell) }
    }
    (counts, cells, selected, headers, footers) = (nil, kept, selected.compactMap(place), [:], [:])
  }

  /// Takes what a change says, and holds it against what the data source says.
  func change(_ change: TableChange, in table: UITableView) {
    guard let before = counts else { return }
    let moved = change.moved(cells)
    let expected = change.counts(from: before)
    counts = nil
    count(in: table)
    guard let after = counts, let expected, after == expected else {
      fatalError(
        "invalid update: the table had \(before) rows by section, the change makes that "
          + "\(expected.map { "\($0)" } ?? "impossible"), and the data source says \(counts ?? [])")
    }
    cells = moved
    selected = selected.compactMap { change.place(of: $0) }
  }
}

/// Rows and sections that come, go or are asked for anew.
struct TableChange {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedRows: Set<IndexPath> = []

  /// How many rows each section should have afterwards; `nil` where something goes that is not there.
  func counts(from before: [Int]) -> [Int]? {
    var after = before
    for path in deletedRows {
      guard before.indices.contains(path.section), path.row < before[path.section] else { return nil }
      after[path.section] -= 1
    }
    for section in deletedSections.sorted(by: >) {
      guard after.indices.contains(section) else { return nil }
      after.remove(at: section)
    }
    let newSections = insertedSections.sorted()
    for section in newSections {
      guard section <= after.count else { return nil }
      after.insert(0, at: section)
    }
    for path in insertedRows {
      guard after.indices.contains(path.section) else { return nil }
      after[path.section] += 1
    }
    return after
  }

  /// Where a row is afterwards; `nil` for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    guard !deletedRows.contains(path), !deletedSections.contains(path.section) else { return nil }
    var section = path.section - deletedSections.count { $0 < path.section }
    for inserted in insertedSections.sorted() where inserted <= section { section += 1 }
    var row = path.row - deletedRows.count { $0.section == path.section && $0.row < path.row }
    for inserted in insertedRows.sorted() where inserted.section == section && inserted.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  /// The views that stay, at their new places.
  func moved<Cell>(_ cells: [IndexPath: Cell]) -> [IndexPath: Cell] {
    var moved: [IndexPath: Cell] = [:]
    for (path, cell) in cells where !reloadedRows.contains(path) {
      if let place = place(of: path) { moved[place] = cell }
    }
    return moved
  }
}
