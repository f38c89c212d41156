/// Numbers that a process shares with its child: how far it is, and what it has to report, level by level.
package final class SharedReport {
  private let place: UnsafeMutablePointer<UInt64>
  /// Room for what a batch has to report, in words; a page is there only once it is written to.
  private let capacity: Int

  /// The room there is at best, and the least with which a child comes anywhere.
  private static let sizes = (18...27).reversed().map { 1 << $0 }
  /// How many levels one process comes to at most.
  private static let mostLevels = 60
  /// Where the words begin, behind where the words of each level begin.
  private static let header = 6 + mostLevels

  /// `nil` where there is no memory to share, and the system's number for an error says why.
  package init?(from number: Int) {
    for size in Self.sizes {
      guard let memory = System.sharedMemory(bytes: size * 8) else { continue }
      place = memory.bindMemory(to: UInt64.self, capacity: size)
      capacity = size
      current = number
      _ = beginLevel()
      return
    }
    return nil
  }

  deinit {
    System.giveBack(place, bytes: capacity * 8)
  }

  /// Keeps it, in a child, from copies that a handler makes of that, and has the child note what it finds changed.
  package func keepToThisProcess() {
    System.keepFromCopies(place, bytes: capacity * 8)
    System.noteChangedStatic(at: place + 5)
  }

  /// The first static variable that the child found changed, by its number; `nil` where there was none.
  package var changedStatic: UInt64? { place[5] > 0 ? place[5] : nil }

  /// What is being done, or the end of the range.
  package var current: Int {
    get { Int(place[0]) }
    set {
      place[0] = UInt64(newValue)
      place[4] = place[1]
    }
  }

  /// Whether the child has come to its end in good order.
  package var isClosed: Bool {
    get { place[2] == 1 }
    set { place[2] = newValue ? 1 : 0 }
  }

  /// Whether there is no room left for one more in which as much happens as may.
  package var isFull: Bool { Int(place[1]) > capacity / 2 }

  /// Notes that what follows is of the next level; `false` where there is no room for that.
  package func beginLevel() -> Bool {
    guard place[3] < Self.mostLevels else { return false }
    if place[3] > 0 { current = 0 }
    place[6 + Int(place[3])] = place[1]
    place[3] += 1
    return true
  }

  package func append(_ word: UInt64) {
    let count = place[1]
    place[Self.header + Int(count)] = word
    place[1] = count + 1
  }

  /// What there is to report of each level, but for what the child was at when it came to an end that is none.
  package var levels: [ArraySlice<UInt64>] {
    let end = Int(isClosed ? place[1] : place[4])
    let starts = (0..<Int(place[3])).map { Int(place[6 + $0]) } + [end]
    return zip(starts, starts.dropFirst()).map(words)
  }

  /// What there is to report of that.
  package var unfinished: ArraySlice<UInt64> { words(from: Int(place[4]), to: Int(place[1])) }

  private func words(from start: Int, to end: Int) -> ArraySlice<UInt64> {
    ArraySlice(UnsafeBufferPointer(start: place + Self.header + start, count: end - start))
  }
}
