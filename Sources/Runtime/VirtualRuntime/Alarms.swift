/// What is to come at its moment: the earlier first, then as added.
struct Alarms {
  /// Names one, so that it can be taken off again.
  struct Ticket {
    fileprivate let number: Int
  }

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

  @discardableResult
  mutating func add(_ item: Item, at moment: Int64) -> Ticket {
    added += 1
    heap.append(Alarm(moment: moment, number: added, item: item))
    rise(from: heap.count - 1)
    return Ticket(number: added)
  }

  mutating func take(through moment: Int64) -> Item? {
    guard let first = heap.first, first.moment <= moment else { return nil }
    var item = removeAlarm(at: 0).item
    item.moment = first.moment
    return item
  }

  /// Takes one off; `nil` where it is not there any more.
  mutating func cancel(_ ticket: Ticket) -> Item? {
    heap.firstIndex { $0.number == ticket.number }.map { removeAlarm(at: $0).item }
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

  private mutating func removeAlarm(at index: Int) -> Alarm {
    heap.swapAt(index, heap.count - 1)
    let alarm = heap.removeLast()
    if index < heap.count {
      sink(from: index)
      rise(from: index)
    }
    return alarm
  }

  private mutating func rise(from index: Int) {
    var child = index
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink(from index: Int) {
    var parent = index
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
