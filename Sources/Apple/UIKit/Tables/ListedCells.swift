import Rehearsal

/// A cell of a table or a collection.
@MainActor protocol ListedCell: CellConfiguring {
  var reuseIdentifier: String? { get }
  var isSelected: Bool { get }
  /// It is chosen no more.
  func beUnselected()
  /// What a person finds in it.
  var contents: [Touchable] { get }
}

/// What a table or a collection has asked for, and what of it is chosen.
///
/// An object, because the data source turns to the view while the view asks it.
@MainActor final class ListedCells<Cell: ListedCell> {
  /// How many cells each section has; `nil` before anybody asked.
  private(set) var counts: [Int]?
  private(set) var cells: [IndexPath: Cell] = [:]
  var selected: [IndexPath] = []
  /// How cells are made, by their identifiers.
  var makers: [String: @MainActor () -> Cell] = [:]
  private(set) var headers: [Int: UIView] = [:]
  private(set) var footers: [Int: UIView] = [:]
  private var spares: [Cell] = []

  /// Whether nothing is in any section.
  var isEmpty: Bool { (counts ?? []).allSatisfy { $0 == 0 } }

  /// The cells that are there, in order.
  var inOrder: [Cell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// Everything is asked for anew, and what was there is used again.
  func forget() {
    spares += inOrder
    for cell in spares where cell.isSelected { cell.beUnselected() }
    (counts, cells, selected, headers, footers) = (nil, [:], [], [:], [:])
  }

  func takeSpare(_ identifier: String) -> Cell? {
    let spare = spares.firstIndex { $0.reuseIdentifier == identifier }.map { spares.remove(at: $0) }
    spare?.isConfigurationDue = true
    return spare
  }

  /// Asks how many cells there are, where nobody has; `nil` where there is nobody to ask.
  func count(_ ask: () -> [Int]?) {
    if counts == nil { counts = ask() }
  }

  /// Asks for whatever is not there: for each section what stands above and below it, and its cells.
  func fill(
    header: (Int) -> UIView?, footer: (Int) -> UIView?, cell make: (IndexPath) -> Cell,
    shown: (Cell, IndexPath) -> Void, in view: UIView
  ) {
    for (section, count) in (counts ?? []).enumerated() {
      headers[section] = headers[section] ?? header(section)
      footers[section] = footers[section] ?? footer(section)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if let cell = cells[path] {
          cell.followState()
          continue
        }
        let cell = make(path)
        cells[path] = cell
        cell.stand(in: view)
        cell.followState()
        shown(cell, path)
      }
    }
    spares.removeAll()
  }

  /// Asks for everything anew but for cells that stay, which are where they are said to be.
  func keep(_ place: (IndexPath) -> IndexPath?) {
    var kept: [IndexPath: Cell] = [:]
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if let next = place(path) { kept[next] = cell } else { spares.append(cell) }
    }
    (counts, cells, selected, headers, footers) = (nil, kept, selected.compactMap(place), [:], [:])
  }

  /// Takes what a change says, and holds it against what the data source says.
  func change(_ change: TableChange, of what: String, counting ask: () -> [Int]?) {
    guard let before = counts else { return }
    let moved = change.moved(cells)
    let expected = change.counts(from: before)
    counts = nil
    count(ask)
    guard let after = counts, let expected, after == expected else {
      fatalError(
        "invalid update: the \(what) by section, before the change \(before), "
          + "the change makes that \(expected.map { "\($0)" } ?? "impossible"), "
          + "and the data source says \(counts ?? [])")
    }
    cells = moved
    selected = selected.compactMap { change.place(of: $0) }
  }

  /// What a person finds, section by section.
  func touchables(
    header: (Int) -> [Touchable], cell: (IndexPath, Cell, String) -> [Touchable], footer: (Int) -> [Touchable]
  ) -> [Touchable] {
    let names = self.names
    return (counts ?? []).enumerated().flatMap { section, count in
      let inside = (0..<count).flatMap { item -> [Touchable] in
        let path = IndexPath(item: item, section: section)
        guard let view = cells[path], !view.isHidden, view.alpha >= 0.01 else { return [] }
        return cell(path, view, names[path] ?? "")
      }
      return header(section) + inside + footer(section)
    }
  }

  /// By what each cell is tapped: the first thing it says, or all of it where another says the same first and goes on
  /// in another way.
  private var names: [IndexPath: String] {
    let said = cells.mapValues { $0.contents.compactMap(\.element.label) }
    var wholes: [String: Set<[String]>] = [:]
    for texts in said.values { if let first = texts.first { wholes[first, default: []].insert(texts) } }
    return said.compactMapValues { texts in
      texts.first.map { (wholes[$0]?.count ?? 0) > 1 ? texts.joined(separator: ", ") : $0 }
    }
  }

  /// What a person finds in a cell; where it can be chosen, the first thing it says stands for its name.
  func contents(
    of cell: Cell, named name: String, canBeChosen: Bool, tap: @escaping @MainActor () -> Void
  ) -> [Touchable] {
    var contents = cell.contents
    if canBeChosen, cell.isTouchable, let index = contents.firstIndex(where: { $0.element.label != nil }) {
      contents[index] = Touchable(.button(name), cell, use: tap)
    }
    return contents
  }
}
