import Rehearsal
package import RehearsalExplorer

/// One search in three ways, which must come to the same: with states merged, with nothing merged, and with every
/// path run from its beginning.
///
/// Whether states may be merged rests on a number for where everything stands, and whether beginnings may be shared
/// on handlers that can be brought where others are. Both are promises about code that nobody can look into. So where
/// nothing is merged, what follows a state must be the same whenever a path comes there.
package struct TripleSearch {
  /// What is searched, with the budget it begins with.
  package let explorer: Explorer
  /// How many paths the search that merges nothing may run; where they are not enough, all three go less far.
  package let limit: Int

  package init(_ explorer: Explorer, limit: Int) {
    self.explorer = explorer
    self.limit = limit
  }

  /// What came of it.
  package struct Outcome {
    /// What differs, in sentences; nothing where all is well.
    package let differences: [String]
    /// How many paths were run, by all of them.
    package let paths: Int
    /// How many paths there are where nothing is merged.
    package let largest: Int
    /// What the search said, and with how many deviations it ended.
    package let verdict: Exploration.Verdict
    package let budget: Int
    /// Whether nothing is left to search, whatever the budget.
    package let isComplete: Bool
    /// What is wrong with the handler.
    package let failure: [String]
  }

  /// Searches, and compares.
  package func compare() -> Outcome {
    var explorer = explorer
    explorer.mergesStates = false
    let (unmerged, before) = withinLimit(&explorer)
    let apart = Looking(explorer)
    explorer.mergesStates = true
    let merged = Looking(explorer)
    let plain = explorer.explore()
    explorer.sharesBeginnings = false
    let repeated = explorer.explore()
    var differences = apart.differences(from: merged)
    differences += Successions(in: unmerged).differences
    differences += Self.differences(between: apart.exploration, and: unmerged, "unwatched, without merging")
    differences += Self.differences(between: merged.exploration, and: plain, "unwatched")
    differences += Self.differences(between: plain, and: repeated, "from the beginning")
    if plain.coverage != repeated.coverage { differences.append("from the beginning: the coverage differs") }
    let all = [apart.exploration, merged.exploration, plain, repeated, unmerged]
    return Outcome(
      differences: differences, paths: all.reduce(before) { $0 + $1.paths },
      largest: unmerged.paths, verdict: plain.verdict, budget: plain.levels.last?.budget ?? 0,
      isComplete: plain.end == .complete,
      failure: plain.discoveries.map(\.failure.headline))
  }

  /// Searches as far as that can be done, and says how many paths it took to find out how far.
  private func withinLimit(_ explorer: inout Explorer) -> (Exploration, paths: Int) {
    explorer.limit = limit
    let exploration = explorer.explore()
    guard case .limit = exploration.end, exploration.levels.count > 1 else { return (exploration, 0) }
    // A search that is cut off has seen some of its last level, and each way another part of it.
    explorer.budget = exploration.levels.count - 2
    return (explorer.explore(), exploration.paths)
  }

  /// The deviations of what strayed, in sentences.
  private static func told(_ exploration: Exploration) -> [[String]] {
    exploration.nondeterministicPaths.map(exploration.explorer.deviations)
  }

  /// What must be the same to the letter, because the same paths are run.
  private static func differences(
    between one: Exploration, and other: Exploration, _ name: String
  ) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ left: Value, _ right: Value) {
      if left != right { differences.append("\(name): \(what) \(left), not \(right)") }
    }
    compare("levels", other.levels, one.levels)
    compare("findings", other.discoveries, one.discoveries)
    compare("end", other.end, one.end)
    compare("paths", told(other), told(one))
    compare("endless paths", other.endless, one.endless)
    return differences
  }
}
