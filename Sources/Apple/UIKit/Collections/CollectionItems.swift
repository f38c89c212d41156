import Rehearsal

/// What a collection has asked for, and what of it is chosen.
@MainActor final class CollectionItems {
  /// How many items each section has; `nil` before anybody asked.
  private(set) var counts: [Int]?
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  var selected: [IndexPath] = []
  /// How items are made, by their identifiers.
  var makers: [String: @MainActor () -> UICollectionViewCell] = [:]
  /// How what stands beside them is made, by its kind and identifier.
  var supplements: [String: @MainActor () -> UICollectionReusableView] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]
  private var spares: [UICollectionViewCell] = []

  /// Everything is asked for anew, and what was there is used again.
  func forget() {
    spares += cells.keys.sorted().compactMap { cells[$0] }
    for cell in spares where cell.isSelected { cell.isSelected = false }
    (counts, cells, selected, headers, footers) = (nil, [:], [], [:], [:])
  }

  func takeSpare(_ identifier: String) -> UICollectionViewCell? {
    spares.firstIndex { $0.reuseIdentifier == identifier }.map { spares.remove(at: $0) }
  }

  func count(in collection: UICollectionView) {
    guard counts == nil, let source = collection.dataSource else { return }
    counts = (0..<source.numberOfSections(in: collection)).map {
      source.collectionView(collection, numberOfItemsInSection: $0)
    }
  }

  /// Asks for whatever is not there.
  func fill(_ collection: UICollectionView) {
    count(in: collection)
    guard let source = collection.dataSource, let counts else { return }
    for (section, count) in counts.enumerated() {
      let first = IndexPath(item: 0, section: section)
      let kinds = collection.collectionViewLayout.supplements
      if headers[section] == nil, kinds.contains(UICollectionView.elementKindSectionHeader) {
        headers[section] = source.collectionView(
          collection, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: first)
      }
      if footers[section] == nil, kinds.contains(UICollectionView.elementKindSectionFooter) {
        footers[section] = source.collectionView(
          collection, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionFooter, at: first)
      }
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard cells[path] == nil else { continue }
        let cell = source.collectionView(collection, cellForItemAt: path)
        cells[path] = cell
        cell.superview = collection
        collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
      }
    }
    spares.removeAll()
  }

  /// Takes what a change says, and holds it against what the data source says.
  func change(_ change: TableChange, in collection: UICollectionView) {
    guard let before = counts else { return }
    let moved = change.moved(cells)
    let expected = change.counts(from: before)
    counts = nil
    count(in: collection)
    guard let after = counts, let expected, after == expected else {
      fatalError(
        "invalid update: the collection view had \(before) items by section, the change makes that "
          + "\(expected.map { "\($0)" } ?? "impossible"), and the data source says \(counts ?? [])")
    }
    cells = moved
    selected = selected.compactMap { change.place(of: $0) }
  }

  /// Asks for everything anew but for items that stay, which are where they are said to be.
  func keep(_ place: (IndexPath) -> IndexPath?) {
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let next = place(path) { kept[next] = cell } else { spares.append(cell) }
    }
    (counts, cells, selected, headers, footers) = (nil, kept, selected.compactMap(place), [:], [:])
  }

  func touchables(of collection: UICollectionView) -> [Touchable] {
    var found: [Touchable] = []
    for (section, count) in (counts ?? []).enumerated() {
      found += headers[section]?.touchables ?? []
      for item in 0..<count { found += self.item(IndexPath(item: item, section: section), of: collection) }
      found += footers[section]?.touchables ?? []
    }
    let isEmpty = (counts ?? []).allSatisfy { $0 == 0 }
    return found + (isEmpty ? collection.backgroundView?.touchables ?? [] : [])
  }

  /// An item: the first thing it says is what it is tapped by.
  private func item(_ path: IndexPath, of collection: UICollectionView) -> [Touchable] {
    guard let cell = cells[path], !cell.isHidden, cell.alpha >= 0.01 else { return [] }
    var contents = cell.contents
    if collection.canSelect(path), cell.isTouchable,
      let index = contents.firstIndex(where: { $0.element.label != nil }),
      let name = contents[index].element.label
    {
      contents[index] = Touchable(.button(name), cell) { collection.tap(path) }
    }
    return contents
  }
}

extension UICollectionView {
  fileprivate func canSelect(_ path: IndexPath) -> Bool {
    allowsSelection && isTouchable
      && delegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  /// A finger comes to an item and goes.
  fileprivate func tap(_ path: IndexPath) {
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
