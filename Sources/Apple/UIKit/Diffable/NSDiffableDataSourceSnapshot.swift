/// What a table or a collection is to show, by identifiers.
@available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// A section with its items, in order.
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  /// What is asked for anew though it stays.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  /// Nothing.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items that are asked for anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[section(identifier)].items.count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[section(identifier)].items
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(identifier).map { sections[$0.section].identifier }
  }
  /// Where an item stands among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Where a section stands among all.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Puts sections behind the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if indexOfSection(identifier) != nil { twice("section", identifier) }
      sections.append(Section(identifier: identifier, items: []))
    }
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) {
    let index = section(other)
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
  }

  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) {
    let index = section(other) + 1
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
  }

  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Puts items behind those of a section, or of the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      fatalError(
        "there are currently no sections in the data source: add a section before adding items")
    }
    let index = sectionIdentifier.map { section($0) } ?? sections.count - 1
    insert(identifiers, at: sections[index].items.count, of: index)
  }

  /// Puts items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType)
  {
    let place = known(other)
    insert(identifiers, at: place.item, of: place.section)
  }

  /// Puts items behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType) {
    let place = known(other)
    insert(identifiers, at: place.item + 1, of: place.section)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at index: Int, of section: Int) {
    let there = Set(itemIdentifiers)
    var new: Set<ItemIdentifierType> = []
    for identifier in identifiers where there.contains(identifier) || !new.insert(identifier).inserted {
      twice("item", identifier)
    }
    sections[section].items.insert(contentsOf: identifiers, at: index)
  }

  /// Puts an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    take(identifier)
    insertItems([identifier], beforeItem: other)
  }

  /// Puts an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    take(identifier)
    insertItems([identifier], afterItem: other)
  }

  private mutating func take(_ identifier: ItemIdentifierType) {
    let place = known(identifier)
    sections[place.section].items.remove(at: place.item)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Takes everything away.
  public mutating func deleteAllItems() { sections = [] }

  /// Has items asked for anew, with another view.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    reloaded.formUnion(identifiers)
  }

  /// Has items asked for anew.
  @available(iOS 15.0, *) public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadItems(identifiers)
  }

  /// Has sections asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  private func section(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      fatalError("invalid section identifier for operation: \(identifier)")
    }
    return index
  }

  private func known(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = place(identifier) else {
      fatalError("invalid item identifier specified: \(identifier)")
    }
    return place
  }

  private func twice(_ kind: String, _ identifier: Any) -> Never {
    fatalError("supplied \(kind) identifiers are not unique. Duplicate identifiers: \(identifier)")
  }

  /// Where an item stands.
  private func place(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    return nil
  }
}
