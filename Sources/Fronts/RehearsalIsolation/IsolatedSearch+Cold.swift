import ProcessIsolation
import Rehearsal
import RehearsalExplorer

/// What is warm in a process that has run other paths: a path that comes to something else in one that has run none
/// depends on what a new process on a phone would not have.
extension IsolatedSearch {
  /// The numbers of the paths of a level that come to other states in a process of their own.
  ///
  /// They are looked for among the first of the level and a few of the others, scattered by their numbers.
  func colderPaths(
    among numbers: Range<Int>, _ words: ArraySlice<UInt64>, of search: Search
  ) throws(Fault) -> [Int] {
    var colder: [Int] = []
    let sample = Self.sample(of: numbers)
    let states = Search.states(ofPaths: Set(sample), in: words)
    for number in sample {
      guard let warm = states[number], let report = try coldReport(of: number, in: search) else { continue }
      let cold = Search.states(ofPaths: [number], in: report)[number] ?? []
      // Where one of them came to what was known it went no further.
      if zip(warm, cold).contains(where: { $0 != $1 }) { colder.append(number) }
    }
    return colder
  }

  private static let comparedOneIn: UInt64 = 4_096
  private static let comparedAtMost = 4

  private static func sample(of numbers: Range<Int>) -> [Int] {
    let scattered = numbers.filter { number in
      number > 0 && (UInt64(number) &* 0xD1B5_4A32_D192_ED03) >> 33 % comparedOneIn == 0
    }
    return (numbers.lowerBound == 0 && !numbers.isEmpty ? [0] : []) + scattered.prefix(comparedAtMost)
  }

  /// What there is to report of a path that is run in a process of its own; `nil` where it takes that with it.
  private func coldReport(of number: Int, in search: Search) throws(Fault) -> ArraySlice<UInt64>? {
    let share = try share(number..<number + 1, of: search)
    defer { share.worker.stop() }
    switch end(of: share, search) {
    case .answered: return share.report.levels.first
    case .lost(.ended(.neverBegan(let reason))): throw .noProcess(reason)
    case .lost(.ended(let ending)) where !ending.isOwn: throw .endedFromOutside(ending)
    case .lost, nil: return nil
    }
  }
}
