/// Rows and sections that come, go or are asked for anew.
struct TableChange {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedRows: Set<IndexPath> = []
  /// From their places before to those afterwards.
  var movedRows: [IndexPath: IndexPath] = [:]
  private var leaving: Set<IndexPath> { deletedRows.union(movedRows.keys) }
  private var arriving: Set<IndexPath> { insertedRows.union(movedRows.values) }

  /// How many rows each section should have afterwards; `nil` where something goes that is not there.
  func counts(from before: [Int]) -> [Int]? {
    var after = before
    for path in leaving {
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
    for path in arriving {
      guard after.indices.contains(path.section) else { return nil }
      after[path.section] += 1
    }
    return after
  }

  /// Where a row is afterwards; `nil` for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let place = movedRows[path] { return place }
    guard !deletedRows.contains(path), !deletedSections.contains(path.section) else { return nil }
    var section = path.section - deletedSections.count { $0 < path.section }
    for inserted in insertedSections.sorted() where inserted <= section { section += 1 }
    var row = path.row - leaving.count { $0.section == path.section && $0.row < path.row }
    for inserted in arriving.sorted() where inserted.section == section && inserted.row <= row {
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
