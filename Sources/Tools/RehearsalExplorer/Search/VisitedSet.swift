/// Numbers that were seen before: of what stands for states, which are as good as random.
///
/// Some twelve bytes a number, because a search keeps millions of them: many tables grow one after the other, and none has
/// to double what all of them hold.
struct VisitedSet {
  private var tables: [Table]
  private var hasZero = false
  private(set) var count = 0

  /// Numbers by where they belong, each at the first free place from there on.
  fileprivate struct Table {
    var slots: NumberSlots
    var count = 0
  }

  /// No numbers yet, in memory that other processes may see, or in that of this one alone.
  init(in memory: (any StateMemory)? = nil) {
    tables = [Table(slots: NumberSlots(0, in: memory))]
  }

  /// Has all that follow stand in other memory.
  mutating func move(to memory: any StateMemory) {
    for index in tables.indices { tables[index].slots = tables[index].slots.copy(in: memory) }
  }

  /// Keeps this process from writing where others read.
  func seal() {
    for table in tables { table.slots.seal() }
  }

  /// From how many numbers on there are many tables, and how many there are.
  private static let most = 1 << 15
  private static let countOfTables = 256

  /// Notes a number; `false` where it was known.
  mutating func insert(_ number: UInt64) -> Bool {
    guard number != 0 else {
      defer { hasZero = true }
      count += hasZero ? 0 : 1
      return !hasZero
    }
    guard tables[table(of: number)].insert(number, growingBy: tables.count == 1 ? 1 : 4) else { return false }
    count += 1
    if tables.count == 1, tables[0].count == Self.most { divide(among: Self.most) }
    return true
  }

  /// Whether a state is known, or the same one in which nothing excuses anybody: nothing can be wrong behind the one that is
  /// not wrong behind the other.
  func knows(_ number: UInt64) -> Bool {
    contains(number) || number & PastEvents.excuse != 0 && contains(number & ~PastEvents.excuse)
  }

  func contains(_ number: UInt64) -> Bool {
    number == 0 ? hasZero : tables[table(of: number)].contains(number)
  }

  /// Hands over all but those that are known to be among them, the same ones always in the same order.
  func forEach(except known: some Sequence<UInt64>, _ take: (UInt64) -> Void) {
    var isKnown = tables.map { [UInt64](repeating: 0, count: $0.slots.count / 64 + 1) }
    var knowsZero = false
    for number in known {
      guard number != 0 else {
        knowsZero = true
        continue
      }
      let table = table(of: number)
      let slot = tables[table].slots.place(of: number)
      isKnown[table][slot / 64] |= 1 << UInt64(slot % 64)
    }
    if hasZero, !knowsZero { take(0) }
    for (table, isKnown) in zip(tables, isKnown) {
      table.numbers { isKnown[$0 / 64] & 1 << UInt64($0 % 64) == 0 }.forEach(take)
    }
  }

  /// Makes room for so many.
  ///
  /// Numbers that come in the order in which another set hands them over would crowd a smaller one.
  mutating func reserve(_ count: Int) {
    if count < Self.most, tables.count == 1 { return tables[0].reserve(count) }
    if tables.count == 1 { divide(among: count) }
    for index in tables.indices { tables[index].reserve(count / tables.count + 1) }
  }

  /// Which table a number is in.
  ///
  /// The first bit says of hardly any that it excuses somebody, and so no place follows from it.
  private func table(of number: UInt64) -> Int {
    tables.count == 1 ? 0 : Int((number &<< 1) >> 56)
  }

  private mutating func divide(among count: Int) {
    let all = tables[0].slots
    tables = (0..<Self.countOfTables).map { _ in Table(slots: NumberSlots(0, in: all.memory)) }
    for index in tables.indices { tables[index].reserve(count / tables.count + 1) }
    for slot in 0..<all.count where all[slot] != 0 {
      _ = tables[table(of: all[slot])].insert(all[slot], growingBy: 4)
    }
  }
}

extension VisitedSet.Table {
  /// Notes a number; `false` where it was known.
  ///
  /// Of four places three are taken at most. Then there are more: one part more of so many.
  fileprivate mutating func insert(_ number: UInt64, growingBy part: Int) -> Bool {
    if count * 4 >= slots.count * 3 { grow(to: max(64, slots.count + slots.count / part)) }
    let slot = slots.place(of: number)
    guard slots[slot] == 0 else { return false }
    // Whoever has a copy of the set reads there still.
    if slots.isSealed || !isKnownUniquelyReferenced(&slots) { slots = slots.copy(in: slots.memory) }
    slots[slot] = number
    count += 1
    return true
  }

  fileprivate func contains(_ number: UInt64) -> Bool {
    slots.count > 0 && slots[slots.place(of: number)] == number
  }

  /// The numbers of some places, in an order that follows from them alone: the one in which they have their places.
  fileprivate func numbers(where isWanted: (Int) -> Bool) -> [UInt64] {
    var numbers: [UInt64] = []
    for slot in 0..<slots.count where slots[slot] != 0 && isWanted(slot) { numbers.append(slots[slot]) }
    numbers.sort { ($0 &<< 9, $0) < ($1 &<< 9, $1) }
    return numbers
  }

  fileprivate mutating func reserve(_ count: Int) {
    let room = count * 4 / 3 + 64
    if room > slots.count { grow(to: room) }
  }

  private mutating func grow(to room: Int) {
    let before = slots
    slots = NumberSlots(room, in: before.memory)
    for slot in 0..<before.count where before[slot] != 0 {
      slots[slots.place(of: before[slot])] = before[slot]
    }
  }
}
