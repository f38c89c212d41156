import RehearsalRuntime
import TestBench
import Testing
import ThreeWays

/// The same comparison for handlers with tasks, groups of tasks and an actor.
///
/// Such handlers are never brought where others are, so that what is compared is whether their states may be merged.
/// How to compare many, `ThreeWaysTests` says.
@Suite struct ThreeWaysWithTasksTests {
  @Test(arguments: Trial.seeds(few: [7, 42, 49]))
  func `a search that merges the states of handlers with tasks misses nothing`(seed: UInt64) {
    let trial = Trial(withTasksOn: .virtual, limit: Trial.few)
    let outcome = trial.outcome(of: seed)
    #expect(outcome.paths > 0)
    if let complaint = trial.complaint(of: seed, outcome) { Issue.record("\(complaint)") }
    if let oversight = trial.oversight(of: seed, outcome, plays: 1) { Issue.record("\(oversight)") }
  }

  @Test func `what follows a state of a handler with tasks is the same whenever a path comes there`() {
    let successions = Trial(withTasksOn: .virtual).successions(of: 7, paths: 4_000)
    #expect(successions.differences == [])
    #expect(successions.agreements > 4_000)
  }
}
