import Asynchronous
import Designs
import Rehearsal
import RehearsalCommandLine
import RehearsalExplorer
import RehearsalRuntime
import Testing

/// `rehearse explore --sample`: paths that are drawn by chance.
@Suite struct ExploreByChanceTests {
  private let tool = CommandLineTool(handlers: [
    "Graceful": Program { Graceful() }, "Trusting": Program { Trusting() },
    "Racing": Program(runtime: .virtual) { Racing() },
    "TakingTurns": Program(runtime: .virtual) { TakingTurns() },
  ])

  private func explore(_ handler: String, _ words: String...) -> CommandLineTool.Answer {
    tool.run(["explore", "--handler", handler] + words)
  }

  @Test func `kinds and places by chance find what is near, and promise nothing`() {
    let answer = explore("Trusting", "--sample", "swarm:draws=300,seed=3")
    #expect(answer.code == .failed)
    #expect(answer.output.contains("; as many as there can be\n"))
    #expect(answer.output.contains("  reduction   off\n"))
    #expect(!answer.output.contains("what worked works again"))
    #expect(
      answer.output.contains(
        "  drawn 300 times, from seed 3, by kinds of deviations at some places: nothing is promised"))
    #expect(answer.output.contains("is locked out"))
    #expect(answer.output.contains("\nFAILED: "))
    #expect(answer.output.contains(" wrong in what was drawn (300 paths)\n"))
    #expect(explore("Trusting", "--sample", "swarm:draws=300,seed=3").output == answer.output)
  }

  @Test func `priorities promise something, and find it`() {
    let answer = explore("Racing", "--sample", "pct:depth=2,draws=40")
    #expect(answer.code == .failed)
    #expect(answer.output.contains("  drawn 40 times, from seed 1, by priorities of "))
    #expect(answer.output.contains("  what takes 2 pieces of work in the wrong order is found with"))
  }

  @Test func `what was not drawn is not called exhausted, nor never seen`() {
    let answer = explore("TakingTurns", "--sample", "pct:depth=2,draws=40")
    #expect(answer.code == .inconclusive)
    #expect(
      answer.output.contains("  drawn 40 times, from seed 1: there is never more than one piece of work"))
    #expect(answer.output.contains("\nINCONCLUSIVE: nothing is wrong in the paths that were drawn by chance"))
    #expect(!answer.output.contains("never seen"))
  }

  @Test(arguments: [
    "coin", "pct:", "pct:depth", "pct:depth=0", "pct:depth=x", "pct:depth=2,depth=3", "swarm:depth=3", "",
  ])
  func `what cannot be read says how one reads`(word: String) {
    let answer = explore("Graceful", "--sample", word)
    #expect(answer.code == .usage)
    #expect(
      ["reads like pct:", "reads like swarm:", "There are pct, swarm."].contains(
        where: answer.complaint.contains))
  }

  @Test(arguments: [
    ["--budget", "3"], ["--limit", "10"], ["--no-reduction"], ["--go-on"], ["--shard", "1/2"],
    ["--report", "a.json"], ["--resume", "a.search"], ["--coverage"], ["--fail-under", "3"],
  ])
  func `what a search needs that runs all paths is refused, and not passed over`(words: [String]) {
    let answer = tool.run(["explore", "--handler", "Graceful", "--sample", "swarm:draws=1"] + words)
    #expect(answer.code == .usage)
    #expect(
      answer.complaint.contains("\(words[0]) is for a search that runs all paths"), "\(answer.complaint)")
  }
}
