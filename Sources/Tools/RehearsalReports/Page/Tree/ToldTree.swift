package import RehearsalExplorer

/// The tree of a search, as far as a page tells it.
package struct ToldTree: Sendable {
  let tree: PathTree
  /// The paths that are told, by their places in the tree.
  package let selection: [Int]
  private(set) var told: [Int: ToldPath] = [:]
  /// Whether the search ran more paths than were run again for the tree.
  let isCutOff: Bool

  /// How many paths and points a page holds at most; those on the way to what was found come on top.
  package static let mostPaths = 400
  package static let mostPoints = 1_500
  /// To how many findings there is a way.
  private static let mostFindings = 20

  /// What a search that was run again has for a page.
  package init(of search: Search, for exploration: Exploration) {
    tree = search.tree
    selection = tree.selection(
      ofBranches: Self.mostPaths, points: Self.mostPoints,
      with: exploration.discoveries.prefix(Self.mostFindings).map(\.path))
    isCutOff = search.exploration.paths < exploration.paths && search.isAtItsLimit
  }

  /// The tree of what was explored, all of it run again in this process; `nil` where there is none.
  package init?(lookingAgainAt exploration: Exploration, isRedacted: Bool = false) {
    guard var search = Search(again: exploration) else { return nil }
    search.run()
    self.init(of: search, for: exploration)
    look(in: search.exploration.explorer, isRedacted: isRedacted)
  }

  /// A path of the selection; `nil` where there is nothing to look at, because it comes to what is known at once, or takes
  /// its process with it.
  package func branch(_ number: Int) -> PathTree.Branch? {
    tree.branches[number].points.isEmpty ? nil : tree.branches[number]
  }

  /// Adds what there is to tell of a path.
  package mutating func add(_ path: ToldPath, of number: Int) {
    told[number] = path
  }

  /// The paths of the selection of which nobody knows more, because nobody could look at them.
  var untold: Int { selection.count { branch($0) != nil && told[$0] == nil } }

  /// Looks at everything in this process.
  private mutating func look(in explorer: Explorer, isRedacted: Bool) {
    for number in selection {
      guard let branch = branch(number), let path = explorer.view(branch) else { continue }
      add(ToldPath(path, isRedacted: isRedacted), of: number)
    }
  }

  /// What a branch does otherwise, as it is told where it deviates.
  func deviation(of number: Int) -> String? {
    let branch = tree.branches[number]
    guard let origin = branch.origin else { return nil }
    let alternatives = told[origin.branch]?.points[safely: origin.point]?.alternatives ?? []
    return alternatives[safely: branch.option] ?? "something else"
  }
}

extension Array {
  /// What is at a place, where there is such a place.
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
