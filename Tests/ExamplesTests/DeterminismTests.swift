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

  @Test func `and in processes with other hash seeds, from another folder`() throws {
    let here = Stories.all.map { NDJSON.text(of: $0.play()) }.joined()
    let seeded = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: "0")
    let fixed = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: "1")
    #expect(seeded == here)
    #expect(fixed == here)
  }
}
