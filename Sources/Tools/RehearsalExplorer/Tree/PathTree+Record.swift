/// A tree as it follows from what was reported.
extension PathTree {
  /// The tree of what a search reports.
  init(_ report: RoundReport, of explorer: Explorer) {
    var growth = Growth(explorer)
    var paths = report.paths
    while let (number, words) = paths.next() { growth.add(number, words) }
    self = growth.tree
  }

  /// A tree while paths are added to it.
  private struct Growth {
    var tree = PathTree()
    private let explorer: Explorer
    private var visited: [UInt64: Spot] = [:]
    private var depth = 0
    private var last = -1
    /// Where the paths of the present level deviate, and how many deviate before each.
    private var spots: [Spot] = []
    private var starts: [Int] = []
    /// Where those of the next one do, and in how many ways.
    private var next: [(spot: Spot, deviations: Int)] = []

    init(_ explorer: Explorer) {
      self.explorer = explorer
    }

    mutating func add(_ number: Int, _ words: ArraySlice<UInt64>) {
      if depth == 0 ? number >= explorer.situations.count || number <= last : number <= last { descend() }
      last = number
      guard let branch = branch(number) else { return }
      tree.branches.append(branch)
      if let origin = branch.origin {
        tree.branches[origin.branch].points[origin.point].deviating.append(tree.branches.count - 1)
      }
      read(words)
    }

    private mutating func descend() {
      depth += 1
      spots = next.map(\.spot)
      starts = []
      var count = 0
      for place in next {
        starts.append(count)
        count += place.deviations
      }
      next = []
    }

    /// The path with a number in the present level; `nil` where none has it.
    private func branch(_ number: Int) -> Branch? {
      guard depth > 0 else { return Branch(path: Path(situation: number, deviations: []), origin: nil) }
      let place = starts.partitioningIndex { $0 > number } - 1
      guard place >= 0 else { return nil }
      let origin = tree.branches[spots[place].branch]
      let deviation = Path.DeviationIndex(
        point: origin.firstPoint + spots[place].point, option: number - starts[place])
      return Branch(
        path: Path(situation: origin.path.situation, deviations: origin.path.deviations + [deviation]),
        origin: spots[place])
    }

    private mutating func read(_ words: ArraySlice<UInt64>) {
      let index = tree.branches.count - 1
      var reader = PathReportReader(words)
      var isKnown = false
      while let mark = reader.next() {
        switch mark {
        case .met(_, let bytes): _ = reader.text(bytes)
        case .point(let deviations):
          guard let state = reader.number(), !isKnown else { continue }
          isKnown = !come(to: state, deviations, index)
        case .fails(let number):
          guard !isKnown, let failure = Failure(number: number) else { continue }
          if !tree.branches[index].failures.contains(failure) {
            tree.branches[index].failures.append(failure)
          }
          if failure.endsProcess { tree.branches[index].end = .endsProcess(failure) }
        case .upgraded: if !isKnown { tree.branches[index].isSuccess = true }
        case .judges(let property):
          if explorer.properties.indices.contains(property), explorer.properties[property].isGoal {
            tree.branches[index].goals.insert(property)
          }
        case .isEndless: if !isKnown { tree.branches[index].end = .isGivenUp }
        case .differs: if !isKnown { tree.branches[index].end = .isNondeterministic }
        case .begins, .moved, .reliedOn, .deviates, .turn, .advises, .offers, .picks, .fills, .fulfills,
          .speaksInGoing,
          .settles:
          break
        }
      }
    }

    /// Notes that a branch has come to a state; `false` where that was known.
    private mutating func come(to state: UInt64, _ deviations: Int, _ index: Int) -> Bool {
      let spot = Spot(branch: index, point: tree.branches[index].points.count)
      if explorer.isMerging {
        if let known = visited[state] ?? visited[state & ~PastEvents.excuse] {
          tree.branches[index].end = .joins(known)
          tree.branches[known.branch].points[known.point].joining.append(index)
          return false
        }
        visited[state] = spot
      }
      tree.branches[index].points.append(Point(state: state))
      if deviations > 0, depth != explorer.budget { next.append((spot, deviations)) }
      return true
    }
  }
}

extension PathTree.Branch {
  /// The number along the whole path of its first point.
  var firstPoint: Int { path.deviations.last.map { $0.point + 1 } ?? 0 }
}

extension [Int] {
  /// Where the first one is of which something holds, in a list in which it holds of all that follow.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
