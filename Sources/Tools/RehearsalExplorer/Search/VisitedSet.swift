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
    if count * 4 >= slots.count * 3 { grow() }
    let slot = slot(of: number)
    guard slots[slot] == 0 else { return false }
    slots[slot] = number
    count += 1
    return true
  }

  func contains(_ number: UInt64) -> Bool {
    number == 0 ? hasZero : !slots.isEmpty && slots[slot(of: number)] == number
  }

  /// All of them, the smallest first.
  var sorted: [UInt64] { (hasZero ? [0] : []) + slots.filter { $0 != 0 }.sorted() }

  /// Where a number is, or would be.
  private func slot(of number: UInt64) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: number) & last
    while slots[slot] != 0, slots[slot] != number { slot = (slot + 1) & last }
    return slot
  }

  private mutating func grow() {
    let before = slots
    slots = [UInt64](repeating: 0, count: max(64, before.count * 2))
    for number in before where number != 0 { slots[slot(of: number)] = number }
  }
}
