import Designs
import Rehearsal
import TestBench
import Testing

@testable import RehearsalExplorer

/// The tree of the paths that a search ran.
@Suite struct PathTreeTests {
  private static var searches: [(name: String, explorer: Explorer)] {
    var trusting = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    trusting.goesOn = true
    var unmerged = trusting
    unmerged.mergesStates = false
    unmerged.deviations = .network
    let graceful = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
    var part = graceful
    part.shard = Explorer.Shard(4, of: 4)
    return [("Trusting", trusting), ("unmerged", unmerged), ("Graceful", graceful), ("a part", part)]
  }

  private func tree(_ name: String) throws -> (tree: PathTree, exploration: Exploration) {
    let explorer = try #require(Self.searches.first { $0.name == name }).explorer
    let exploration = explorer.explore()
    var search = try #require(Search(again: exploration))
    search.run()
    #expect(search.exploration.levels == exploration.levels)
    return (search.tree, search.exploration)
  }

  @Test(arguments: searches.map(\.name))
  func `it has each path and each state of the search once`(name: String) throws {
    let (tree, exploration) = try tree(name)
    #expect(tree.branches.count == exploration.paths)
    #expect(Set(tree.branches.map(\.path)).count == exploration.paths)
    for level in exploration.levels {
      let branches = tree.branches.filter { $0.path.deviations.count == level.budget }
      #expect(branches.count == level.paths)
      #expect(branches.reduce(0) { $0 + $1.points.count } == level.states)
    }
    for finding in exploration.discoveries {
      let branch = try #require(tree.branches.first { $0.path == finding.path })
      #expect(branch.failures.contains(finding.failure))
      #expect(tree.branches[finding.number - 1].path == finding.path)
    }
    #expect(tree.branches.count(where: \.isSuccess) > 0)
  }

  @Test(arguments: searches.map(\.name))
  func `who deviates and who joins is known where they do`(name: String) throws {
    let (tree, exploration) = try tree(name)
    var joined = 0
    for (index, branch) in tree.branches.enumerated() {
      if let origin = branch.origin {
        #expect(tree.branches[origin.branch].points[origin.point].deviating.contains(index))
        #expect(tree.branches[origin.branch].path == branch.path.beforeLastDeviation)
      }
      guard case .joins(let spot) = branch.end else { continue }
      joined += 1
      #expect(spot.branch <= index && tree.branches[spot.branch].points[spot.point].joining.contains(index))
    }
    #expect(tree.branches.flatMap(\.points).reduce(0) { $0 + $1.joining.count } == joined)
    #expect((joined > 0) == exploration.explorer.mergesStates)
  }

  @Test func `each point can be looked at, and says what the search took there`() throws {
    let (tree, exploration) = try tree("Trusting")
    let explorer = exploration.explorer
    for branch in tree.branches.prefix(150) where !branch.points.isEmpty {
      let viewed = try #require(explorer.view(branch))
      #expect(viewed.outlooks.count == branch.points.count)
      #expect(viewed.outlooks.map(\.entries).max() ?? 0 <= viewed.end)
      #expect(viewed.start <= viewed.outlooks[0].entries)
      for (point, outlook) in zip(branch.points, viewed.outlooks) {
        for index in point.deviating {
          let child = tree.branches[index]
          #expect(outlook.alternatives[child.option] == explorer.deviations(of: child.path).last)
        }
      }
    }
  }

  @Test func `a selection has the first paths, and the way to what is wanted`() throws {
    let (tree, exploration) = try tree("Graceful")
    #expect(tree.selection(ofBranches: 10, points: .max, with: []) == Array(0..<10))
    let points = tree.branches[0].points.count + tree.branches[1].points.count
    #expect(tree.selection(ofBranches: 10, points: points, with: []) == [0, 1])
    let last = try #require(tree.branches.last)
    #expect(last.path.deviations.count == 2)
    let origin = try #require(last.origin).branch
    let happy = try #require(tree.branches[origin].origin).branch
    let selection = tree.selection(ofBranches: 2, points: .max, with: [last.path])
    #expect(selection == Set([0, 1, happy, origin, exploration.paths - 1]).sorted())
  }

  @Test func `of paths that were drawn by chance there is none`() {
    let explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    var sampled = SampledSearch(
      Sampler(explorer, Sampling(.swarm), PathMeasure(of: explorer)))
    sampled.run(draws: 3) { _ in true }
    #expect(Search(again: sampled.exploration) == nil)
  }
}
