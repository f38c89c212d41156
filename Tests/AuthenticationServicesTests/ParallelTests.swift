import AuthenticationServices
import Extensions
import Rehearsal
import RehearsalReports
import RehearsalTesting
import TestBench
import Testing

/// Many rehearsals of handlers in Apple's names on several threads at once, beside ordinary work that must not
/// notice.
@Suite struct ParallelTests {
  private static let expected = NDJSON.text(of: play())

  @Test(arguments: 0..<40)
  func `forty rehearsals of everything at once are alike`(number: Int) {
    #expect(NDJSON.text(of: Self.play()) == Self.expected)
  }

  @Test(arguments: 0..<8)
  func `so are those of a test that says what must hold`(number: Int) throws {
    let program = try #require(Extensions.all.first { $0.key == "AsyncUpgrade" }?.value)
    let trace = rehearse(
      [.strongPassword, .settle], on: Stage().phone, with: Stage().server, handler: program)
    #expect(trace.outcome == .upgraded)
  }

  @Test(arguments: 0..<4)
  func `tasks really sleep meanwhile, and Dispatch really waits`(number: Int) async {
    let clock = ContinuousClock()
    let start = clock.now
    try? await Task.sleep(for: .milliseconds(30))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { continuation.resume() }
    }
    #expect(clock.now - start >= .milliseconds(60))
    #expect(Date().timeIntervalSince1970 != 1_767_225_600)
  }

  private static func play() -> Trace {
    guard let program = Extensions.all.first(where: { $0.key == "TortureUpgrade" })?.value else {
      preconditionFailure("the extension is among the examples")
    }
    let stage = Stage.withSecondFactor
    let steps: [Step] = [
      .strongPassword, .pass(.seconds(2)), .user(.types("424242", into: "Code")), .user(.taps("Continue")),
      .settle,
    ]
    return Script(on: stage.phone, steps).play(with: stage.server, handler: program)
  }
}
