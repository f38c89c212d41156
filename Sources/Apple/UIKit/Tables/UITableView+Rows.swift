import Rehearsal

/// What a table asks for, and what a person finds in it.
extension UITableView {
  /// Asks how many rows there are, where nobody has.
  func countRows() {
    rows.count { rowCounts }
  }

  private var rowCounts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map { source.tableView(self, numberOfRowsInSection: $0) }
    }
  }

  /// Asks for whatever is not there.
  func fillRows() {
    countRows()
    guard let source = dataSource else { return }
    rows.fill(
      header: { section in
        let view = delegate?.tableView(self, viewForHeaderInSection: section)
        if let view { delegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
        return view
      },
      footer: { section in
        let view = delegate?.tableView(self, viewForFooterInSection: section)
        if let view { delegate?.tableView(self, willDisplayFooterView: view, forSection: section) }
        return view
      },
      cell: { source.tableView(self, cellForRowAt: $0) },
      shown: { delegate?.tableView(self, willDisplay: $0, forRowAt: $1) }, in: self)
  }

  /// Takes what a change says, and holds it against what the data source says.
  func changeRows(_ change: TableChange) {
    rows.change(change, of: "rows of the table view") { rowCounts }
  }

  var rowTouchables: [Touchable] {
    let inside = rows.touchables(
      header: { section in
        rows.headers[section]?.touchables
          ?? said(dataSource?.tableView(self, titleForHeaderInSection: section))
      }, cell: { row($0, $1, named: $2) },
      footer: { section in
        rows.footers[section]?.touchables
          ?? said(dataSource?.tableView(self, titleForFooterInSection: section))
      })
    return (pulled?.touchables ?? []) + (tableHeaderView?.touchables ?? []) + inside
      + (tableFooterView?.touchables ?? [])
      + (rows.isEmpty ? backgroundView?.touchables ?? [] : [])
  }

  private func said(_ title: String?) -> [Touchable] { title.map { [Touchable(.label($0), self)] } ?? [] }

  /// What swipes over a row uncover.
  private func swiped(_ path: IndexPath, named name: String, _ cell: UITableViewCell) -> [Touchable] {
    guard cell.isTouchable, let delegate else { return [] }
    let sides = [
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    let swipes = sides.compactMap { $0 }.flatMap(\.actions).map { $0.touchable(with: name, on: cell) }
    let older = delegate.tableView(self, editActionsForRowAt: path) ?? []
    let menu = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
    return swipes
      + older.map { action in
        Touchable(.button("\(action.title ?? "") \(name)"), cell) { action.perform(at: path) }
      } + (menu?.actions ?? []).map { $0.touchable(with: name, on: cell) }
  }

  private func row(_ path: IndexPath, _ cell: UITableViewCell, named name: String) -> [Touchable] {
    let uncovered = swiped(path, named: name, cell)
    let contents = rows.contents(of: cell, named: name, canBeChosen: canSelect(path)) { self.tap(path) }
    guard [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) else {
      return contents + uncovered
    }
    return contents + uncovered + [
      Touchable(.button("More Info"), cell) {
        self.delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      }
    ]
  }

  /// Whether a tap on a row chooses it.
  private func canSelect(_ path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection, isTouchable else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  /// A finger comes to a row and goes.
  private func tap(_ tapped: IndexPath) {
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = wanted else { return }
    if rows.selected.contains(path), allowsMultipleSelection { return deselect(path) }
    if !allowsMultipleSelection { for other in rows.selected where other != path { deselect(other) } }
    selectRow(at: path, animated: true, scrollPosition: .none)
    // A segue that begins at a row is gone before its delegate hears of the row.
    rows.cells[path]?.chosen?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselect(_ path: IndexPath) {
    let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let gone = wanted else { return }
    deselectRow(at: gone, animated: true)
    delegate?.tableView(self, didDeselectRowAt: gone)
  }
}

extension UITableViewCell: ListedCell {
  func beUnselected() { setSelected(false, animated: false) }
}
