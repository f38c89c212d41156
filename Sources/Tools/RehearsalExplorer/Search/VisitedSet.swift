/// Numbers that were seen before: of what stands for states, which are as good as random.
///
/// Eight bytes a number and at most as many to spare, because a search keeps millions of them.
struct VisitedSet {
  /// 0 where there is none.
  private var slots: [UInt64] = []
  private var hasZero = false
  private(set) var count = 0

  /// Notes a number; `false` where it was known.
  mutating func insert(_ number: UInt64) -> Bool {
    guard number != 0 else {
      defer { hasZero = true }
      count += hasZero ? 0 : 1
      return !hasZero
    }
    if count * 4 >= slots.count * 3 { grow(to: max(64, slots.count * 2)) }
    let slot = slot(of: number)
    guard slots[slot] == 0 else { return false }
    slots[slot] = number
    count += 1
    return true
  }

  /// Whether a state is known, or the same one in which nothing excuses anybody: nothing can be wrong behind the one that is
  /// not wrong behind the other.
  func knows(_ number: UInt64) -> Bool {
    contains(number) || number & PastEvents.excuse != 0 && contains(number & ~PastEvents.excuse)
  }

  func contains(_ number: UInt64) -> Bool {
    number == 0 ? hasZero : !slots.isEmpty && slots[slot(of: number)] == number
  }

  /// Hands over all but those that are known to be among them; the same ones in the same order where they came in the
  /// same.
  func forEach(except known: some Sequence<UInt64>, _ take: (UInt64) -> Void) {
    var isKnown = [UInt64](repeating: 0, count: slots.count / 64 + 1)
    var knowsZero = false
    for number in known {
      guard number != 0 else {
        knowsZero = true
        continue
      }
      let slot = slot(of: number)
      isKnown[slot / 64] |= 1 << UInt64(slot % 64)
    }
    if hasZero, !knowsZero { take(0) }
    // From behind an empty slot: what found no room at the end stands at the beginning, and would come before its like.
    let start = slots.firstIndex(of: 0) ?? 0
    for offset in slots.indices {
      let slot = (start + offset) & (slots.count - 1)
      if slots[slot] != 0, isKnown[slot / 64] & 1 << UInt64(slot % 64) == 0 { take(slots[slot]) }
    }
  }

  /// Makes room for so many.
  ///
  /// Numbers that come in the order in which another set hands them over would crowd a smaller one.
  mutating func reserve(_ count: Int) {
    var room = 64
    while count * 4 > room * 3 { room *= 2 }
    if room > slots.count { grow(to: room) }
  }

  /// Where a number is, or would be.
  private func slot(of number: UInt64) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: number) & last
    while slots[slot] != 0, slots[slot] != number { slot = (slot + 1) & last }
    return slot
  }

  private mutating func grow(to room: Int) {
    let before = slots
    slots = [UInt64](repeating: 0, count: room)
    for number in before where number != 0 { slots[slot(of: number)] = number }
  }
}
