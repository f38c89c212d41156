import RehearsalExplorer
import RehearsalReports

/// What it comes to that some of what is wrong is known.
struct KnownFindings {
  /// What is said to be known and is not wrong any more, in a search that would have found it.
  let gone: [String]
  private let exploration: Exploration
  private let count: Int
  private let isNothingNew: Bool

  init(_ accepted: AcceptedFindings?, in exploration: Exploration, new: Int) {
    self.exploration = exploration
    count = accepted?.count ?? 0
    let isWhole = exploration.isThrough && exploration.explorer.shard.count == 1
    gone = isWhole ? accepted?.gone ?? [] : []
    isNothingNew = accepted != nil && new == 0 && count > 0
  }

  var complaints: String { gone.joined() }

  /// The last word, where nothing is wrong that is not known.
  var verdict: String? {
    guard isNothingNew, exploration.isThrough else { return nil }
    let budget = exploration.explorer.budget.map { "budget \($0)" } ?? "any budget"
    return "EXHAUSTED at \(budget) but for what is known: \(count) accepted "
      + "(\(exploration.paths.grouped) paths)\n"
  }

  var exitCode: ExitCode? {
    if !gone.isEmpty { return .failed }
    guard isNothingNew else { return nil }
    return exploration.isThrough && exploration.nondeterministicPaths.isEmpty ? .fine : .inconclusive
  }
}
