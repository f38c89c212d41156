/// What is to come at its moment: the earlier first, then as added.
struct Alarms {
  private struct Alarm {
    let moment: Int64
    let number: Int
    let item: Item

    func precedes(_ other: Alarm) -> Bool {
      moment == other.moment ? number < other.number : moment < other.moment
    }
  }

  private var heap: [Alarm] = []
  private var added = 0

  var next: Int64? { heap.first?.moment }

  mutating func add(_ item: Item, at moment: Int64) {
    added += 1
    heap.append(Alarm(moment: moment, number: added, item: item))
    var child = heap.count - 1
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func take(through moment: Int64) -> Item? {
    guard let first = heap.first, first.moment <= moment else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink()
    var item = first.item
    item.moment = first.moment
    return item
  }

  /// Everything that was to come, in its order.
  mutating func removeAll() -> [(moment: Int64, item: Item)] {
    var all: [(moment: Int64, item: Item)] = []
    while let moment = next, let item = take(through: moment) { all.append((moment, item)) }
    return all
  }

  /// What is to come, in its order.
  var labels: [String] {
    heap.sorted { $0.precedes($1) }.map { alarm in
      "work on \(alarm.item.label) at \(Double(alarm.moment) / 1e9) s"
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in 2 * parent + 1..<2 * parent + 3
      where child < heap.count && heap[child].precedes(heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
