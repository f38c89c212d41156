import Rehearsal

/// How much there is to choose in the usual paths, by which others are drawn.
package struct PathMeasure: Hashable, Sendable {
  /// How many strands of work there are in a path, at most.
  package private(set) var strands = 1
  /// How often there are several pieces of work to choose from in a path, at most.
  package private(set) var choices = 1
  /// How many points a path has, at most.
  package private(set) var points = 1

  /// What another process has measured.
  package init?(_ words: some Sequence<UInt64>) {
    let words = Array(words)
    guard words.count == 3 else { return nil }
    (strands, choices, points) = (Int(words[0]), Int(words[1]), Int(words[2]))
  }

  package var words: [UInt64] { [UInt64(strands), UInt64(choices), UInt64(points)] }

  /// Runs the usual path of every situation.
  package init(of explorer: Explorer) {
    for situation in explorer.situations.indices {
      var drawn = DrawnPath(explorer, situation)
      var priorities = Priorities(Lottery(seed: 0, draw: 0), depth: 1, among: 1)
      while !drawn.isOver {
        let names = drawn.openWork
        if names.count > 1 { _ = priorities.choose(among: names) }
        drawn.take(nil)
      }
      drawn.run.simulation.abandon()
      strands = max(strands, priorities.strands)
      choices = max(choices, priorities.choices)
      points = max(points, drawn.points)
    }
  }
}
