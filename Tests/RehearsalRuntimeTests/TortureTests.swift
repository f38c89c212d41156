import Asynchronous
import Rehearsal
import RehearsalReports
import RehearsalRuntime
import TestBench
import Testing

/// A handler that mixes every way of working has one trace.
@Suite struct TortureTests {
  private static func play() -> Trace {
    Script(on: Stage().phone, [.strongPassword, .settle]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Torture() })
  }

  @Test("two hundred runs are alike, on several threads at once", arguments: 0..<8)
  func alike(number: Int) {
    let first = Self.play()
    #expect(first.outcome == .upgraded)
    #expect(first.ending.stop == nil)
    for _ in 1..<25 { #expect(Self.play() == first) }
  }

  @Test("its trace is the one on record")
  func record() throws {
    try expectRecord(NDJSON.text(of: Self.play()), "Torture.ndjson")
  }

  @Test("queues alone will do")
  func hopping() {
    let trace = Script(on: Stage().phone, [.strongPassword, .settle]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Hopping() })
    #expect(trace.isSound)
    #expect(trace.ending.instant == Instant.start + .milliseconds(220))
  }
}
