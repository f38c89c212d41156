import Synchronization

/// Memory in which a search keeps what stands for states, so that every process that runs paths sees what is known at
/// that moment.
package protocol StateMemory {
  /// So many bytes, all of them zero; `nil` where there is no more of it.
  func take(bytes: Int) -> UnsafeMutableRawPointer?
  func giveBack(_ place: UnsafeMutableRawPointer, bytes: Int)
  /// Keeps whatever runs in this process from writing there.
  func seal(_ place: UnsafeMutableRawPointer, bytes: Int)
}

/// Places for numbers, each 0 as long as there is none, of which one process writes and others may read at the same time.
final class NumberSlots {
  let count: Int
  /// What it lies in; `nil` where that is this process's alone.
  let memory: (any StateMemory)?
  /// Whether nobody may write there any more.
  private(set) var isSealed = false
  private let places: UnsafeMutablePointer<Atomic<UInt64>>
  private var bytes: Int { count * MemoryLayout<Atomic<UInt64>>.stride }

  /// So many places, in memory of this process alone where there is no other.
  init(_ count: Int, in memory: (any StateMemory)?) {
    self.count = count
    let bytes = count * MemoryLayout<Atomic<UInt64>>.stride
    let shared = count > 0 ? memory?.take(bytes: bytes) : nil
    self.memory = shared != nil || count == 0 ? memory : nil
    if let shared {
      places = shared.bindMemory(to: Atomic<UInt64>.self, capacity: count)
    } else {
      let own = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 8)
      own.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
      places = own.bindMemory(to: Atomic<UInt64>.self, capacity: count)
    }
  }

  deinit {
    if let memory, count > 0 { memory.giveBack(places, bytes: bytes) } else { places.deallocate() }
  }

  /// The number at a place; who reads it in another process may come a moment early, and then finds none.
  subscript(place: Int) -> UInt64 {
    get { places[place].load(ordering: .relaxed) }
    set { places[place].store(newValue, ordering: .relaxed) }
  }

  /// Where a number is, or would be: the greater, the further behind.
  func place(of number: UInt64) -> Int {
    let (places, count) = (places, count)
    var place = Int((number &<< 9).multipliedFullWidth(by: UInt64(count)).high)
    while true {
      let found = places[place].load(ordering: .relaxed)
      if found == 0 || found == number { return place }
      place = place + 1 == count ? 0 : place + 1
    }
  }

  /// What is there, in other memory.
  func copy(in memory: (any StateMemory)?) -> NumberSlots {
    let copy = NumberSlots(count, in: memory)
    for place in 0..<count { copy[place] = self[place] }
    return copy
  }

  /// Keeps whatever runs in this process from writing there.
  func seal() {
    isSealed = true
    if let memory, count > 0 { memory.seal(places, bytes: bytes) }
  }
}
