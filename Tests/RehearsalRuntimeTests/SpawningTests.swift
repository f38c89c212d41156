import Rehearsal
import RehearsalRuntime
import TestBench
import Testing

/// A handler whose work never comes to an end.
@Suite struct SpawningTests {
  /// Each task begins two others.
  private static func play() -> Trace {
    Script(on: Stage().phone, [.strongPassword, .settle]).play(
      with: Stage().server,
      handler: Program(runtime: .virtual) {
        Scripted(change: { _, _ in
          @Sendable func again() {
            Task {
              again()
              again()
            }
          }
          again()
        })
      }, limit: 5_000)
  }

  @Test func `tasks without end are the same tasks in the first play as in any other`() {
    let first = Self.play()
    #expect(!first.isSound)
    for _ in 0..<3 { #expect(Self.play() == first) }
  }
}
