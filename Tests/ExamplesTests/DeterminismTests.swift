import Foundation
import RehearsalCommandLine
import RehearsalReports
import Stories
import Testing

/// Same run, same bytes.
@Suite struct DeterminismTests {
  @Test func `every story is the same when it is told again in this process`() {
    for story in Stories.all {
      #expect(NDJSON.text(of: story.play()) == NDJSON.text(of: story.play()), "\(story.name)")
    }
  }

  #if os(Linux)
    @Test func `in another order of sets another thing is wrong, every time`() throws {
      func explore(_ order: Int?) throws -> (output: String, code: Int32) {
        try Command.run(
          ["explore", "--handler", "TakingAny", "--server", "gracefully", "--budget", "0"],
          environment: order.map { ["REHEARSAL_SET_ORDER": String($0)] } ?? [:])
      }
      let answers = try (1...8).map(explore)
      #expect(Set(answers.map(\.code)) == [0, 1])
      for (order, answer) in zip(1..., answers) {
        #expect(try explore(order).output == answer.output)
      }
      let usual = try explore(nil)
      #expect(usual.code == 0 && usual.output == answers[0].output)
    }

    @Test func `an order that there is not is refused`() throws {
      for order in ["0", "second"] {
        let (_, code) = try Command.run(["story", "one-tap"], environment: ["REHEARSAL_SET_ORDER": order])
        #expect(code == 64)
      }
    }
  #endif

  @Test func `and in processes with other hash seeds, from another folder`() throws {
    let here = Stories.all.map { NDJSON.text(of: $0.play()) }.joined()
    let seeded = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: "0")
    let fixed = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: "1")
    #expect(seeded == here)
    #expect(fixed == here)
  }
}
