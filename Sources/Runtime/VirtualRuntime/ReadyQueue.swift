/// What is ready, in the order it was added.
struct ReadyQueue {
  private var items: [Item?] = []
  private var first = 0

  init() {
    items.reserveCapacity(16)
  }

  var isEmpty: Bool { first == items.count }
  var indices: Range<Int> { first..<items.count }

  subscript(index: Int) -> Item {
    guard let item = items[index] else { fatalError("nobody took item \(index) before its turn") }
    return item
  }

  mutating func append(_ item: Item) {
    if first > 64, first * 2 > items.count {
      items.removeSubrange(..<first)
      first = 0
    }
    items.append(item)
  }

  mutating func insert(_ item: Item, at index: Int) {
    items.insert(item, at: index)
  }

  mutating func take(at index: Int) -> Item {
    let item = self[index]
    if index == first {
      items[index] = nil
      first += 1
    } else {
      items.remove(at: index)
    }
    return item
  }

  mutating func removeAll() -> [Item] {
    defer {
      items.removeAll()
      first = 0
    }
    return items[first...].compactMap { $0 }
  }
}
