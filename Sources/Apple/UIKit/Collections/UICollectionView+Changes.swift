/// Items and sections that come and go.
extension UICollectionView {
  /// Makes changes that belong together, and holds them against the data source.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    countItems()
    self.updates.depth += 1
    updates?()
    finishUpdates()
    if let completion { afterwards { completion(true) } }
  }

  /// Items have come, by their places afterwards.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Items have gone, by their places before.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// An item is elsewhere, from its place before to its place afterwards.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  /// Items are asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Items are asked for anew.
  @available(iOS 15.0, *) public func reconfigureItems(at indexPaths: [IndexPath]) {
    reloadItems(at: indexPaths)
  }
  /// Sections are asked for anew, with as many items as they have by then.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Sections have gone.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// Sections have come.
  public func insertSections(_ sections: IndexSet) {
    change { change in
      change.insertedSections.formUnion(sections)
      for section in sections {
        let count = self.dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
        change.insertedRows.formUnion((0..<count).map { IndexPath(item: $0, section: section) })
      }
    }
  }

  private func change(_ add: (inout TableChange) -> Void) {
    countItems()
    updates.depth += 1
    add(&updates.change)
    finishUpdates()
  }

  private func finishUpdates() {
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let change = updates.change
    updates.change = TableChange()
    changeItems(change)
  }
}
