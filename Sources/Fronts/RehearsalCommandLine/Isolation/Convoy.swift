import Rehearsal
import RehearsalExplorer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the paths of a search in processes of their own, so that a handler that crashes or never comes back is
/// a discovery and the search goes on.
struct Convoy {
  /// Seconds of real time without a word after which a process is given up.
  var patience: Int
  /// Whether more is wanted; asked before each batch of paths, and ten times a second.
  let isWanted: (Search) -> Bool

  /// From how many paths on a second process is worth starting.
  fileprivate static let worthSharing = 1_024

  /// How many paths the first of two processes runs: more than half of them, because the second half of a level
  /// took a quarter more time in every search that was measured.
  private static func share(_ count: Int) -> Int { count * 5 / 9 }

  mutating func run(_ search: inout Search) {
    search.explorer.program.prepareRuntime()
    warmUp()
    while let numbers = search.next() {
      guard isWanted(search) else { return search.interrupt() }
      let middle =
        numbers.count < Self.worthSharing ? numbers.endIndex : numbers.startIndex + Self.share(numbers.count)
      let lanes = [numbers.startIndex..<middle, middle..<numbers.endIndex].filter { !$0.isEmpty }
        .map { Lane($0, of: search, goesOn: $0 == numbers) }
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
      take(&lane, into: &search)
      let next = lane.tape.current
      if next == lane.numbers.endIndex { return true }
      guard !lane.tape.isClosed else {
        lane = Lane(next..<lane.numbers.endIndex, of: search)
        continue
      }
      let culprit = next
      switch end {
      case .silent:
        search.note(.hang, inPath: culprit)
        // Because a handler that hung once may hang in a thousand paths.
        patience = min(patience, 1)
      case .ended: search.note(.crash, inPath: culprit)
      }
      guard culprit + 1 < lane.numbers.endIndex else { return true }
      guard isWanted(search) else { return false }
      lane = Lane(culprit + 1..<lane.numbers.endIndex, of: search)
    }
  }

  /// Takes what a process has to report, level by level.
  private func take(_ lane: inout Lane, into search: inout Search) {
    let levels = lane.tape.levels
    for (index, words) in levels.enumerated() {
      // Because a process that goes on by itself comes to the same level as who takes what it reports.
      if index > 0, let numbers = search.next() { lane.numbers = numbers }
      let isThrough = index < levels.count - 1
      let end = isThrough ? lane.numbers.endIndex : lane.tape.isClosed ? lane.tape.current : nil
      search.absorb(words, through: end)
    }
  }

  /// One process with its paths.
  private struct Lane {
    /// The paths of the level that it came to last.
    var numbers: Range<Int>
    let tape: SharedReport
    let child: Child

    /// A process that runs paths of the present level, and where it may go on those of the next ones, for as long
    /// as they are too few to be worth another.
    init(_ numbers: Range<Int>, of search: Search, goesOn: Bool = false) {
      self.numbers = numbers
      let tape = SharedReport(from: numbers.startIndex)
      self.tape = tape
      child = Child(isQuiet: true, saysFarewell: true) { channel in
        var pulse = Pulse()
        var search = search
        var numbers = numbers
        var isFull = false
        while true {
          var words: [UInt64] = []
          search.expedition.run(numbers) { number in
            tape.current = number
            // Because who says nothing is taken to hang, and a path may take its time.
            if pulse.beats() { channel.send("") }
            isFull = tape.isFull
            return !isFull
          } report: {
            tape.append($0)
            if goesOn { words.append($0) }
          }
          guard goesOn, !isFull else { break }
          search.absorb(words[...], through: numbers.endIndex)
          guard let next = search.next(), next.count < Convoy.worthSharing, tape.beginLevel() else { break }
          numbers = next
        }
        if !isFull { tape.current = numbers.endIndex }
        tape.isClosed = true
      }
    }
  }
}

/// Numbers that a process shares with its child: how far it is, and what it has to report, level by level.
private final class SharedReport {
  private let place: UnsafeMutablePointer<UInt64>

  /// Room for what a batch of paths has to report; a page is there only once it is written to.
  private static let capacity = 1 << 27
  /// How many levels one process comes to at most.
  private static let mostLevels = 60
  /// Where the words begin, behind where the words of each level begin.
  private static let header = 4 + mostLevels

  init(from number: Int) {
    let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE
    guard
      let page = mmap(nil, Self.capacity * 8, PROT_READ | PROT_WRITE, flags, -1, 0), page != MAP_FAILED
    else { preconditionFailure("address space can be had") }
    place = page.bindMemory(to: UInt64.self, capacity: Self.capacity)
    current = number
    _ = beginLevel()
  }

  deinit {
    munmap(place, Self.capacity * 8)
  }

  /// The path that is being run, or the end of the range.
  var current: Int {
    get { Int(place[0]) }
    set { place[0] = UInt64(newValue) }
  }

  /// Whether the child has come to its end in good order.
  var isClosed: Bool {
    get { place[2] == 1 }
    set { place[2] = newValue ? 1 : 0 }
  }

  /// Whether there is no room left for a path in which as much happens as may.
  var isFull: Bool { Int(place[1]) > Self.capacity / 2 }

  /// Notes that what follows is of the next level; `false` where there is no room for that.
  func beginLevel() -> Bool {
    guard place[3] < Self.mostLevels else { return false }
    if place[3] > 0 { current = 0 }
    place[4 + Int(place[3])] = place[1]
    place[3] += 1
    return true
  }

  func append(_ word: UInt64) {
    let count = place[1]
    place[Self.header + Int(count)] = word
    place[1] = count + 1
  }

  /// What there is to report of each level.
  var levels: [ArraySlice<UInt64>] {
    let starts = (0..<Int(place[3])).map { Int(place[4 + $0]) } + [Int(place[1])]
    return zip(starts, starts.dropFirst()).map { start, end in
      ArraySlice(UnsafeBufferPointer(start: place + Self.header + start, count: end - start))
    }
  }
}
