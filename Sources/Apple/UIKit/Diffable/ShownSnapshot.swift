/// What a table or a collection shows, by identifiers, and where each of them is.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var rows: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  var counts: [Int] { rows.map(\.count) }

  func item(at path: IndexPath) -> Item? {
    rows.indices.contains(path.section) && rows[path.section].indices.contains(path.item)
      ? rows[path.section][path.item] : nil
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(_ index: Int) -> Section? {
    rows.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  /// Shows something else; what comes back says where that is afterwards which stays and is not asked for anew.
  mutating func show(_ next: NSDiffableDataSourceSnapshot<Section, Item>) -> (IndexPath) -> IndexPath? {
    let before = rows
    snapshot = next
    rows = next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, items) in rows.enumerated() {
      for (index, item) in items.enumerated() { paths[item] = IndexPath(item: index, section: section) }
    }
    let (places, reloaded, sections) = (paths, next.reloaded, next.reloadedSections)
    let identifiers = next.sectionIdentifiers
    return { path in
      guard before.indices.contains(path.section), before[path.section].indices.contains(path.item) else {
        return nil
      }
      let item = before[path.section][path.item]
      guard !reloaded.contains(item), let place = places[item] else { return nil }
      return sections.contains(identifiers[place.section]) ? nil : place
    }
  }
}
