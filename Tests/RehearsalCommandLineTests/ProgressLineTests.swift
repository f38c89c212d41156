import Testing

@testable import RehearsalCommandLine

/// What somebody reads who waits.
@Suite struct ProgressLineTests {
  @Test func `what is done, how fast, and how long it still takes`() {
    #expect(
      ProgressLine.text("scenarios", done: 3_000, left: 9_000, after: .seconds(2))
        == "3,000 scenarios, 1,500 a second; 9,000 left, about 7 s")
    #expect(
      ProgressLine.text("paths", done: 5, left: 2, remark: " with 2 deviations", after: .seconds(2))
        == "5 paths, 2.5 a second; 2 left with 2 deviations, about 1 s")
    #expect(
      ProgressLine.text("files read", done: 0, left: 2, after: .seconds(2))
        == "0 files read, 0.0 a second; 2 left")
  }

  @Test func `nobody who does not watch reads it`() {
    #expect(Surroundings().progress("scenarios") == nil)
    #expect(Surroundings(isWatched: true).progress("scenarios") != nil)
  }
}
