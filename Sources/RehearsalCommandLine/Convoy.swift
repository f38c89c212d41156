import Rehearsal
import RehearsalExplorer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the courses of a search in processes of their own, so that a handler that crashes or never comes back is
/// a discovery and the search goes on.
struct Convoy {
  /// Seconds of real time without a word after which a process is given up.
  var patience: Int
  /// Whether more is wanted; asked every few hundred courses, and ten times a second where none comes to its end.
  let isWanted: (Search) -> Bool

  /// From how many courses on a second process is worth starting.
  private static let worthSharing = 1_024

  /// How many courses the first of two processes runs: more than half of them, because those that come later in a
  /// level depart from longer courses, and every search that was measured took a quarter more time over them.
  private static func share(_ count: Int) -> Int { count * 5 / 9 }

  mutating func run(_ search: inout Search) {
    search.explorer.program.prepareRuntime()
    warmUp()
    while let numbers = search.next() {
      guard isWanted(search) else { return search.interrupt() }
      let middle =
        numbers.count < Self.worthSharing ? numbers.endIndex : numbers.startIndex + Self.share(numbers.count)
      let lanes = [numbers.startIndex..<middle, middle..<numbers.endIndex].filter { !$0.isEmpty }
        .map { Lane($0, search.expedition) }
      for lane in lanes where !finish(lane, &search) {
        for other in lanes { other.child.stop() }
        return search.interrupt()
      }
    }
  }

  /// Plays something first in which all code is ours, because what Swift makes ready when it is first used, every
  /// process would make ready anew.
  private func warmUp() {
    var smooth = Explorer(Situation.usual(.strongPassword), Program { Benchmark.Patient() })
    smooth.budget = 0
    _ = smooth.explore()
  }

  /// Waits for a process and takes what it has to report; answers whether more is wanted.
  private mutating func finish(_ first: Lane, _ search: inout Search) -> Bool {
    var lane = first
    while true {
      var isStopped = false
      func isWantedStill() -> Bool {
        isStopped = isStopped || !isWanted(search)
        return !isStopped
      }
      let end = lane.child.listen(patience: patience, while: isWantedStill) { _ in isWantedStill() }
      guard !isStopped else { return false }
      let next = lane.tape.current
      search.absorb(lane.tape.words, through: lane.tape.isClosed ? next : nil)
      if next == lane.numbers.endIndex { return true }
      guard !lane.tape.isClosed else {
        lane = Lane(next..<lane.numbers.endIndex, search.expedition)
        continue
      }
      let culprit = next
      switch end {
      case .silent:
        search.note(.hang, inCourse: culprit)
        // Because a handler that hung once may hang in a thousand courses.
        patience = min(patience, 1)
      case .ended: search.note(.crash, inCourse: culprit)
      }
      guard culprit + 1 < lane.numbers.endIndex else { return true }
      guard isWanted(search) else { return false }
      lane = Lane(culprit + 1..<lane.numbers.endIndex, search.expedition)
    }
  }

  /// One process with its courses.
  private struct Lane {
    let numbers: Range<Int>
    let tape: SharedTape
    let child: Child

    init(_ numbers: Range<Int>, _ expedition: Expedition) {
      self.numbers = numbers
      let tape = SharedTape(from: numbers.startIndex)
      self.tape = tape
      child = Child(isQuiet: true) { channel in
        let clock = ContinuousClock()
        var lastWord = clock.now
        var isFull = false
        expedition.run(numbers) { number in
          tape.current = number
          // Because who says nothing is taken to hang, and a course may take its time.
          if case let now = clock.now, now - lastWord > .milliseconds(100) {
            channel.send("")
            lastWord = now
          }
          isFull = tape.isFull
          return !isFull
        } report: {
          tape.append($0)
        }
        if !isFull { tape.current = numbers.endIndex }
        tape.isClosed = true
      }
    }
  }
}

/// Numbers that a process shares with its child: how far it is, and what it has to report.
private final class SharedTape {
  private let place: UnsafeMutablePointer<UInt64>

  /// Room for what a batch of courses has to report; a page is there only once it is written to.
  private static let capacity = 1 << 27

  init(from number: Int) {
    let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE
    guard
      let page = mmap(nil, Self.capacity * 8, PROT_READ | PROT_WRITE, flags, -1, 0), page != MAP_FAILED
    else { preconditionFailure("address space can be had") }
    place = page.bindMemory(to: UInt64.self, capacity: Self.capacity)
    current = number
  }

  deinit {
    munmap(place, Self.capacity * 8)
  }

  /// The course that is being run, or the end of the range.
  var current: Int {
    get { Int(place[0]) }
    set { place[0] = UInt64(newValue) }
  }

  /// Whether the child has come to its end in good order.
  var isClosed: Bool {
    get { place[2] == 1 }
    set { place[2] = newValue ? 1 : 0 }
  }

  /// Whether there is no room left for a course in which as much happens as may.
  var isFull: Bool { Int(place[1]) > Self.capacity / 2 }

  func append(_ word: UInt64) {
    let count = place[1]
    place[3 + Int(count)] = word
    place[1] = count + 1
  }

  var words: ArraySlice<UInt64> {
    let words = UnsafeBufferPointer(start: place + 3, count: Int(place[1]))
    return ArraySlice(words)
  }
}
