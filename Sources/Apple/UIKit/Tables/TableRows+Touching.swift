import Rehearsal

/// What a person finds in a table, and what happens when it is touched.
extension TableRows {
  func touchables(of table: UITableView) -> [Touchable] {
    var found = table.tableHeaderView?.touchables ?? []
    for (section, count) in (counts ?? []).enumerated() {
      found += header(of: section, in: table)
      for row in 0..<count { found += self.row(IndexPath(row: row, section: section), of: table) }
      found += footer(of: section, in: table)
    }
    return found + (table.tableFooterView?.touchables ?? [])
      + (isEmpty ? table.backgroundView?.touchables ?? [] : [])
  }

  private var isEmpty: Bool { (counts ?? []).allSatisfy { $0 == 0 } }

  private func header(of section: Int, in table: UITableView) -> [Touchable] {
    if let view = headers[section] { return view.touchables }
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    return title.map { [Touchable(.label($0), table)] } ?? []
  }

  private func footer(of section: Int, in table: UITableView) -> [Touchable] {
    if let view = footers[section] { return view.touchables }
    let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    return title.map { [Touchable(.label($0), table)] } ?? []
  }

  /// What swipes over a row uncover.
  private func swiped(
    _ path: IndexPath, named name: String, _ cell: UITableViewCell, _ table: UITableView
  ) -> [Touchable] {
    guard cell.isTouchable, let delegate = table.delegate else { return [] }
    let sides = [
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    return sides.compactMap { $0 }.flatMap(\.actions).map { action in
      let title = action.title ?? action.image?.accessibilityLabel ?? ""
      return Touchable(.button("\(title) \(name)"), cell) { action.perform(on: cell) }
    }
  }

  /// A row: the first thing it says is what it is tapped by.
  private func row(_ path: IndexPath, of table: UITableView) -> [Touchable] {
    guard let cell = cells[path], !cell.isHidden, cell.alpha >= 0.01 else { return [] }
    var contents = cell.contents
    let name = contents.compactMap(\.element.label).first ?? ""
    let uncovered = swiped(path, named: name, cell, table)
    if table.canSelect(path), cell.isTouchable,
      let index = contents.firstIndex(where: { $0.element.label != nil }),
      let name = contents[index].element.label
    {
      contents[index] = Touchable(.button(name), cell) { table.tap(path) }
    }
    guard [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) else {
      return contents + uncovered
    }
    return contents + uncovered + [
      Touchable(.button("More Info"), cell) {
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }
    ]
  }
}

extension UITableView {
  /// Whether a tap on a row chooses it.
  fileprivate func canSelect(_ path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection, isTouchable else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) != false
  }

  /// A finger comes to a row and goes.
  fileprivate func tap(_ tapped: IndexPath) {
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
