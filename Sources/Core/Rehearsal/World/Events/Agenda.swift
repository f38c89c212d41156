/// What is to happen, in order: the earlier instant first, then as added.
package struct Agenda: Sendable {
  /// Names one item, so that it can be taken off again.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private struct Item: Sendable {
    let instant: Instant
    let number: UInt64
    var event: ScheduledEvent

    func precedes(_ other: Item) -> Bool {
      instant == other.instant ? number < other.number : instant < other.instant
    }
  }

  private static let room: [Item] = Array(roomFor: 8)

  private var heap: [Item] = []
  private var added: UInt64 = 0

  /// An agenda of one's own, with room for what is usual; a branch takes another's in its place.
  mutating func makeRoom() {
    heap = Self.room
  }

  package var count: Int { heap.count }
  package var nextInstant: Instant? {
    // To look at an item in a buffer does not copy it.
    heap.withUnsafeBufferPointer { $0.isEmpty ? nil : $0[0].instant }
  }

  /// Looks at everything that is due by a moment, in order.
  package func forEach(
    through moment: Instant = Instant(nanoseconds: .max), _ look: (Instant, ScheduledEvent) -> Void
  ) {
    forEachTicket(through: moment) { instant, _, event in look(instant, event) }
  }

  /// Looks at everything that is due by a moment, in order, with what each is known by.
  package func forEachTicket(
    through moment: Instant = Instant(nanoseconds: .max), _ look: (Instant, Ticket, ScheduledEvent) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: heap.count) { order in
      for index in heap.indices {
        // The few things that are usual are nearly in order.
        var place = index
        while place > 0, heap[index].precedes(heap[order[place - 1]]) {
          order[place] = order[place - 1]
          place -= 1
        }
        order[place] = index
      }
      heap.withUnsafeBufferPointer { items in
        for index in order {
          guard items[index].instant <= moment else { return }
          look(items[index].instant, Ticket(number: items[index].number), items[index].event)
        }
      }
    }
  }

  /// Takes in what is to happen and when, in order.
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(heap:added:)
    forEach { instant, event in
      mark.combine(instant)
      event.combine(into: &mark)
    }
    mark.passOver((heap, added), because: "only the order counts, and that is taken in")
  }

  /// Changes an item where it lies; nothing where it is not there any more.
  mutating func change(_ ticket: Ticket, _ work: (inout ScheduledEvent) -> Void) {
    if let index = index(of: ticket) { work(&heap[index].event) }
  }

  /// When an item is due; `nil` where it is not there any more.
  func instant(of ticket: Ticket) -> Instant? { index(of: ticket).map { heap[$0].instant } }

  func contains(where isMeant: (ScheduledEvent) -> Bool) -> Bool {
    heap.contains { isMeant($0.event) }
  }

  @discardableResult
  mutating func add(_ event: consuming ScheduledEvent, at instant: Instant) -> Ticket {
    added += 1
    heap.append(Item(instant: instant, number: added, event: event))
    rise(from: heap.count - 1)
    return Ticket(number: added)
  }

  /// Takes off what comes first; there must be something.
  mutating func removeFirst() -> ScheduledEvent { removeItem(at: 0).event }

  /// Takes an item off, to have it happen; `nil` where it is not there any more.
  mutating func remove(_ ticket: Ticket) -> ScheduledEvent? {
    index(of: ticket).map { removeItem(at: $0).event }
  }

  /// Takes an item off; `false` where it is not there any more.
  @discardableResult
  mutating func cancel(_ ticket: Ticket) -> Bool {
    let index = index(of: ticket)
    if let index { removeItem(at: index) }
    return index != nil
  }

  /// Takes off one item that is meant; `false` where there is none.
  @discardableResult
  mutating func cancel(where isMeant: (ScheduledEvent) -> Bool) -> Bool {
    let index = heap.firstIndex { isMeant($0.event) }
    if let index { removeItem(at: index) }
    return index != nil
  }

  private func index(of ticket: Ticket) -> Int? {
    heap.withUnsafeBufferPointer { items in items.indices.first { items[$0].number == ticket.number } }
  }

  mutating func removeAll() {
    heap.removeAll()
  }

  mutating func removeAll(where isOver: (ScheduledEvent) -> Bool) {
    let kept = heap.filter { !isOver($0.event) }
    heap.removeAll()
    for item in kept {
      heap.append(item)
      rise(from: heap.count - 1)
    }
  }

  @discardableResult
  private mutating func removeItem(at index: Int) -> Item {
    let last = heap.count - 1
    if index < last { heap.withUnsafeMutableBufferPointer { $0.swapAt(index, last) } }
    let item = heap.removeLast()
    if index < last { rise(from: sink(from: index)) }
    return item
  }

  private mutating func rise(from start: Int) {
    // A buffer swaps items without touching what they refer to.
    heap.withUnsafeMutableBufferPointer { items in
      var child = start
      while child > 0 {
        let parent = (child - 1) / 2
        guard items[child].precedes(items[parent]) else { return }
        items.swapAt(child, parent)
        child = parent
      }
    }
  }

  private mutating func sink(from start: Int) -> Int {
    heap.withUnsafeMutableBufferPointer { items in
      var parent = start
      while true {
        var least = parent
        for child in 2 * parent + 1..<2 * parent + 3 where child < items.count {
          if items[child].precedes(items[least]) { least = child }
        }
        guard least != parent else { return parent }
        items.swapAt(parent, least)
        parent = least
      }
    }
  }
}
