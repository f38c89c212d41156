import TestBench
import Testing
import ThreeWays

/// Generated handlers with hidden state, searched with states merged, with nothing merged, and with every path run
/// from its beginning: all three come to the same.
///
/// Every run of the tests looks at a few. Many, and farther, are compared by a command that is built for speed:
///
///     swift run -c release three-ways 1...400
///     swift run -c release three-ways tasks 1...100
///
/// `three-ways show 17...17` also says what a handler does. `REHEARSAL_SEEDS=1...40 swift test --filter ThreeWays`
/// compares others here than the few, as far as the few.
@Suite struct ThreeWaysTests {
  @Test(arguments: Trial.seeds(few: [6, 23, 38, 62, 76, 92, 145]))
  func `a search that merges states and shares beginnings misses nothing`(seed: UInt64) {
    let trial = Trial(limit: Trial.few)
    let outcome = trial.outcome(of: seed)
    #expect(outcome.paths > 0)
    if let complaint = trial.complaint(of: seed, outcome) { Issue.record("\(complaint)") }
    if let oversight = trial.oversight(of: seed, outcome, plays: 1) { Issue.record("\(oversight)") }
  }

  @Test(arguments: [11, 31] as [UInt64])
  func `where a search finds a lock-out, somebody who plays at random comes upon one as well`(seed: UInt64) {
    let trial = Trial(limit: Trial.few)
    #expect(trial.outcome(of: seed).failure.contains("somebody is locked out"))
    #expect(trial.lockOut(by: seed, deviations: 1, plays: 200) != nil)
  }

  @Test func `a recipe is the same whenever it is made, and hardly ever that of another seed`() {
    let recipes = (0..<200 as Range<UInt64>).map { Recipe(seed: $0, withTasks: false) }
    #expect(recipes == (0..<200 as Range<UInt64>).map { Recipe(seed: $0, withTasks: false) })
    #expect(Set(recipes.map(\.routines)).count > 190)
  }
}
