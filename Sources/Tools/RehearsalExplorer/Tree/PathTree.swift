/// The paths of a search by where they deviate from each other, in the order in which they were run.
///
/// A path has the points at which nothing had been before; where it comes to one that is known it ends, and is taken for
/// the path that was there first.
package struct PathTree: Sendable {
  package internal(set) var branches: [Branch] = []

  /// A point of a branch that is its own.
  package struct Spot: Hashable, Sendable {
    package let branch: Int
    /// Which of the branch's own points, from 0.
    package let point: Int

    package init(branch: Int, point: Int) {
      self.branch = branch
      self.point = point
    }
  }

  /// One path, from where it deviates from another.
  package struct Branch: Sendable {
    package let path: Path
    /// Where it deviates; `nil` in a happy path.
    package let origin: Spot?
    package internal(set) var points: [Point] = []
    package internal(set) var end = End.over
    /// What is wrong with it.
    package internal(set) var failures: [Failure] = []
    /// The goals it came to, by their places among the properties.
    package internal(set) var goals: Set<Int> = []
    /// Whether something that was asked for came about in it.
    package internal(set) var isSuccess = false

    /// Which of the deviations at its origin it takes, from 0.
    package var option: Int { path.deviations.last?.option ?? 0 }
  }

  /// A point of a path, and who came there.
  package struct Point: Sendable {
    /// A number for where everything stands there.
    package let state: UInt64
    /// The branches that deviate from here.
    package internal(set) var deviating: [Int] = []
    /// The branches that came here later and were taken for this one.
    package internal(set) var joining: [Int] = []
  }

  /// How a branch ends.
  package enum End: Hashable, Sendable {
    /// Nothing more is to come.
    case over
    /// Everything stands as it stood before.
    case joins(Spot)
    /// The handler took its process with it.
    case endsProcess(Failure)
    case isGivenUp
    /// It did not come to what it came to before.
    case isNondeterministic
  }

  /// Some of the branches in their order: the first ones, with so many points at most, and those on the way to others
  /// that are wanted in any case.
  package func selection(ofBranches most: Int, points: Int, with wanted: [Path]) -> [Int] {
    var selected: Set<Int> = []
    var room = points
    for index in branches.indices.prefix(most) {
      room -= branches[index].points.count
      guard room >= 0 else { break }
      selected.insert(index)
    }
    for path in wanted {
      var next = branches.firstIndex { $0.path == path }
      while let index = next, selected.insert(index).inserted { next = branches[index].origin?.branch }
    }
    return selected.sorted()
  }
}
