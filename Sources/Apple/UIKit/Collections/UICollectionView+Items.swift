import Rehearsal

/// What a collection asks for, and what a person finds in it.
extension UICollectionView {
  /// Asks how many items there are, where nobody has.
  func countItems() {
    if items.counts == nil { collectionViewLayout.forgetSections() }
    items.count { itemCounts }
  }

  private var itemCounts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map { source.collectionView(self, numberOfItemsInSection: $0) }
    }
  }

  /// Asks for whatever is not there.
  func fillItems() {
    countItems()
    guard let source = dataSource else { return }
    items.fill(
      header: { supplement(UICollectionView.elementKindSectionHeader, of: $0, from: source) },
      footer: { supplement(UICollectionView.elementKindSectionFooter, of: $0, from: source) },
      cell: { source.collectionView(self, cellForItemAt: $0) },
      shown: { cell, path in
        collectionViewLayout.list(in: path.section)?.separate(path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }, in: self)
  }

  private func supplement(
    _ kind: String, of section: Int, from source: any UICollectionViewDataSource
  ) -> UIView? {
    guard collectionViewLayout.supplements(in: section).contains(kind) else { return nil }
    return source.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  /// Takes what a change says, and holds it against what the data source says.
  func changeItems(_ change: TableChange) {
    collectionViewLayout.forgetSections()
    items.change(change, of: "items of the collection view") { itemCounts }
  }

  var itemTouchables: [Touchable] {
    (pulled?.touchables ?? [])
      + items.touchables(
        header: { items.headers[$0]?.touchables ?? [] },
        cell: { path, cell, name in
          items.contents(of: cell, named: name, canBeChosen: canSelect(path)) { self.tap(path) }
            + swiped(path, named: name, cell)
        }, footer: { items.footers[$0]?.touchables ?? [] })
      + (items.isEmpty ? backgroundView?.touchables ?? [] : [])
  }

  /// What swipes over a row of a list uncover.
  private func swiped(_ path: IndexPath, named name: String, _ cell: UICollectionViewCell) -> [Touchable] {
    guard cell is UICollectionViewListCell, cell.isTouchable else { return [] }
    return (collectionViewLayout.list(in: path.section)?.swiped(path) ?? []).map {
      $0.touchable(with: name, on: cell)
    }
  }

  private func canSelect(_ path: IndexPath) -> Bool {
    allowsSelection && isTouchable
      && delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  /// A finger comes to an item and goes.
  private func tap(_ path: IndexPath) {
    if items.selected.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    for other in items.selected where !allowsMultipleSelection && other != path {
      deselectItem(at: other, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    items.cells[path]?.chosen?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension UICollectionViewCell: ListedCell {
  func beUnselected() { isSelected = false }
}
