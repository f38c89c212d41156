import RehearsalExplorer

/// What came of many handlers together.
package struct Tally: CustomStringConvertible {
  private var handlers = 0
  private var paths = 0
  private var largest = 0
  private var counts: [String: Int] = [:]
  /// The seeds with which something differed.
  package private(set) var complaints: Set<UInt64> = []

  package init() {}

  package mutating func add(_ outcome: TripleSearch.Outcome) {
    handlers += 1
    paths += outcome.paths
    largest = max(largest, outcome.largest)
    let end = outcome.isComplete ? "\(outcome.verdict.rawValue), complete" : outcome.verdict.rawValue
    counts["\(end), \(outcome.budget) deviations", default: 0] += 1
  }

  package mutating func complain(of seed: UInt64) {
    complaints.insert(seed)
  }

  package var description: String {
    let ends = counts.sorted { $0.key < $1.key }.map { "  \($0.value) × \($0.key)" }
    let head =
      "\(handlers) handlers, \(paths) paths in all, up to \(largest) where nothing is merged; "
      + "\(complaints.count) differ \(complaints.sorted())"
    return ([head] + ends).joined(separator: "\n")
  }
}
