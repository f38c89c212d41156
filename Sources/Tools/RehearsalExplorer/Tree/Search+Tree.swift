package import Rehearsal

/// A search that is run again as far as its tree is wanted.
extension Search {
  /// How many paths are run again for a tree, at most.
  package static let mostPathsOfTree = 20_000

  /// A search that runs the first paths of another one again, and has a record of what they come to; `nil` where paths
  /// were drawn by chance, which make no tree.
  package init?(again exploration: Exploration) {
    guard exploration.drawing == nil, exploration.paths > 0 else { return nil }
    var explorer = exploration.explorer
    explorer.limit = min(exploration.paths, Self.mostPathsOfTree)
    // Whoever begins anew learns by itself what comes about.
    explorer.owed = [:]
    self.init(explorer)
    record = RoundReport()
  }

  /// Whether it stopped because it ran as many paths as it may.
  package var isAtItsLimit: Bool { if case .limit = exploration.end { true } else { false } }

  /// The tree of the paths that were run; empty where nothing was recorded.
  package var tree: PathTree { PathTree(record ?? RoundReport(), of: explorer) }
}

/// What there is at one point of a path.
package struct Outlook {
  package let instant: Instant
  /// How many things had happened by then.
  package let entries: Int
  /// What happens next where nobody deviates; `nil` where nothing is to come.
  package let usual: String?
  /// What could happen instead, in the order of the search.
  package let alternatives: [String]
}

/// A path that somebody looks at point by point.
package struct ViewedPath {
  /// How many things had happened when it deviated from another.
  package let start: Int
  package let outlooks: [Outlook]
  /// How many had happened by its end, or where it came to what was known.
  package let end: Int
  package let trace: Trace
}

extension Explorer {
  /// Runs a path once more and looks around at each of its own points; `nil` where it does not lead there again.
  ///
  /// Not for paths that bring their process down before their first point.
  package func view(_ branch: PathTree.Branch) -> ViewedPath? {
    let run = makeRun(of: branch.path)
    var start = 0
    let isThere = follow(branch.path, with: run) { _ in start = run.simulation.countOfEntries }
    guard isThere else {
      run.simulation.abandon()
      return nil
    }
    var outlooks: [Outlook] = []
    for index in branch.points.indices {
      if index > 0 { run.take(run.usual) }
      outlooks.append(
        Outlook(
          instant: run.simulation.now, entries: run.simulation.countOfEntries, usual: run.usual.name(in: run),
          alternatives: run.deviations().map(\.description)))
    }
    // What came after that in a path that was given up, or took its process with it, is in nobody's report.
    if !branch.points.isEmpty, branch.isFollowedToItsEnd { run.take(run.usual) }
    let end = run.simulation.countOfEntries
    return ViewedPath(start: start, outlooks: outlooks, end: end, trace: run.simulation.finish())
  }
}

extension PathTree.Branch {
  fileprivate var isFollowedToItsEnd: Bool {
    switch end {
    case .over, .joins: true
    case .endsProcess, .isGivenUp, .isNondeterministic: false
    }
  }
}
