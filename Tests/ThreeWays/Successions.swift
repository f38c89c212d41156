package import RehearsalExplorer

/// What follows each state of a search: the same whenever a path comes there, or one number stands for states that go on
/// differently, and a search that merges them tries one of them alone.
package struct Successions {
  /// What differs, in sentences; nothing where all is well.
  package private(set) var differences: [String] = []
  /// How often a step was taken that had been taken before, and came to the same.
  package private(set) var agreements = 0
  private let explorer: Explorer
  private var known: [Step: (next: Next, path: Path)] = [:]

  /// What happens in a state: the usual, or one of the deviations from it.
  private struct Step: Hashable {
    let state: UInt64
    let option: Int?
    /// Whether anybody has deviated before: who has not is owed more, and comes to a state first.
    let hasDeviated: Bool
  }

  /// What a step comes to.
  private enum Next: Hashable {
    case state(UInt64)
    case end(PathTree.End)

    init(_ end: PathTree.End, in branches: [PathTree.Branch]) {
      if case .joins(let spot) = end {
        self = .state(branches[spot.branch].points[spot.point].state)
      } else {
        self = .end(end)
      }
    }
  }

  /// What follows each state of the first paths of a search, which are run again for that.
  package init(in exploration: Exploration) {
    explorer = exploration.explorer
    guard var search = Search(again: exploration) else { return }
    search.run()
    let branches = search.tree.branches
    for branch in branches {
      var step = branch.origin.map { origin in
        Step(
          state: branches[origin.branch].points[origin.point].state, option: branch.option,
          hasDeviated: branch.path.deviations.count > 1)
      }
      for point in branch.points {
        note(step, .state(point.state), branch.path)
        step = Step(state: point.state, option: nil, hasDeviated: !branch.path.deviations.isEmpty)
      }
      note(step, Next(branch.end, in: branches), branch.path)
    }
  }

  private mutating func note(_ step: Step?, _ next: Next, _ path: Path) {
    guard let step else { return }
    guard let before = known[step] else { return known[step] = (next, path) }
    if before.next == next {
      agreements += 1
    } else if differences.count < 2 {
      differences.append(
        "one state goes on differently after \(explorer.deviations(of: before.path)) and after "
          + "\(explorer.deviations(of: path)): to \(before.next), and to \(next)")
    }
  }
}
