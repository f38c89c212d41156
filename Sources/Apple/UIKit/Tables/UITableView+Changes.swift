/// Rows and sections that come and go.
extension UITableView {
  /// Begins changes that belong together.
  public func beginUpdates() {
    countRows()
    updates.depth += 1
  }

  /// Ends them, and holds them against the data source.
  public func endUpdates() {
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    noteChange("endUpdates()")
    let change = updates.change
    updates.change = TableChange()
    changeRows(change)
  }

  /// Makes changes that belong together.
  public func performBatchUpdates(
    _ changes: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    beginUpdates()
    changes?()
    endUpdates()
    if let completion { afterwards { completion(true) } }
  }

  /// Rows have come, by their places afterwards.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Rows have gone, by their places before.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Rows are asked for anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// A row is elsewhere, from its place before to its place afterwards.
  @available(iOS 5.0, *) public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Sections have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { change in
      change.insertedSections.formUnion(sections)
      for section in sections {
        let count = self.dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        change.insertedRows.formUnion((0..<count).map { IndexPath(row: $0, section: section) })
      }
    }
  }

  /// Sections have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are asked for anew, with as many rows as they have by then.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  private func change(_ add: (inout TableChange) -> Void) {
    beginUpdates()
    add(&updates.change)
    endUpdates()
  }
}

/// The changes of a table that belong together.
struct TableUpdates {
  var depth = 0
  var change = TableChange()
}
