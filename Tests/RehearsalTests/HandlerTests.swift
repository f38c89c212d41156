import Designs
import Rehearsal
import TestBench
import Testing

/// What a handler can do besides answering.
@Suite struct HandlerTests {
  @Test func `the user types and taps, and the handler reads what is there at that moment`() {
    var taps: [Tap] = []
    let trace = Stage().play(
      .strongPassword, .user(.types("a", into: "One")), .user(.types("b", into: "Two")),
      .user(.types("c", into: "One")), .user(.taps("OK"))
    ) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.label("Hello"), .field("One"), .field("Two", text: "x"), .button("OK")) {
          taps.append($0)
        }
      })
    }
    #expect(taps.map(\.button) == ["OK"])
    #expect(taps.first?["One"] == "c")
    #expect(taps.first?["Two"] == "b")
    #expect(taps.first?["Three"] == "")
    #expect(trace.ending.leftovers == [.openRequest, .interfaceOnScreen])
  }

  @Test func `an interface laid out anew takes the place of the old one on screen`() {
    let trace = Stage().play(.strongPassword, .user(.taps("First")), .user(.taps("Second")), .settle) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.button("First")) { _ in
          context.show(.button("Second")) { _ in context.cancelRequest(with: .failed) }
        }
      })
    }
    #expect(trace.outcome == .failed)
    #expect(trace.refusal == nil)
  }

  @Test func `alarms go off in order, unless they are taken back`() {
    var order: [String] = []
    let trace = Stage().play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.after(.seconds(2)) { order.append("second") }
        let never = context.after(.seconds(1)) { order.append("never") }
        context.after(.seconds(1)) { order.append("first") }
        context.after(.milliseconds(1)) { context.cancel(never) }
        context.after(.seconds(3)) { context.cancelRequest(with: .failed) }
      })
    }
    #expect(order == ["first", "second"])
    #expect(trace.ending.instant == Instant(nanoseconds: 3_000_000_000))
  }

  @Test func `an alarm that fell due in a suspended process can still be taken back`() {
    let trace = Stage().play(
      .strongPassword, .system(.suspendsProcess), .pass(.seconds(3)), .system(.resumesProcess), .settle
    ) {
      Scripted(change: { change, context in
        let alarm = context.after(.seconds(2)) { context.cancelRequest(with: .failed) }
        context.send(.authorize(change.existing)) { _ in
          context.cancel(alarm)
          context.cancelRequest(with: .failed(because: "Not today."))
        }
      })
    }
    #expect(trace.outcome == .failed)
    #expect(trace.violations == [])
  }

  @Test func `a process that ended says and hears nothing more`() throws {
    var kept: RequestContext?
    var heard = false
    let simulation = Stage().simulation {
      Scripted(change: { change, context in
        kept = context
        context.send(.authorize(change.existing)) { _ in heard = true }
        context.after(.seconds(1)) { heard = true }
      })
    }
    try simulation.perform(.strongPassword)
    try simulation.perform(.system(.endsProcess))
    let before = simulation.soFar.entries.count
    kept?.cancelRequest(with: .failed)
    kept?.send(Message("authorize")) { _ in heard = true }
    try simulation.perform(.settle)
    #expect(!heard)
    #expect(simulation.finish().entries.count == before)
  }

  @Test func `a suspended process takes what waits, in order, when it resumes`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .system(.suspendsProcess),
      .user(.taps("Continue")), .pass(.seconds(5)), .system(.resumesProcess), .settle
    ) { Trusting() }
    #expect(trace.outcome == .upgraded)
    #expect(trace.ending.instant == Instant(nanoseconds: 5_400_000_000))
  }

  @Test func `Cancel in a suspended process is nobody's fault`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .system(.suspendsProcess), .user(.tapsCancel), .settle
    ) { Trusting() }
    #expect(trace.outcome == .canceled)
    #expect(trace.brokenRules == [])
    #expect(trace.ending.leftovers == [.pendingWork])
  }

  @Test func `Cancel in a suspended process reaches nobody but the handler that it was for`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .system(.suspendsProcess), .user(.tapsCancel), .pass(.seconds(10)),
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")), .settle
    ) { Trusting() }
    #expect(trace.outcome == .upgraded)
    #expect(trace.brokenRules == [])
  }

  @Test func `an answer that crosses a Cancel on its way is nobody's fault, nor is giving in after it`() {
    let trace = Stage.withSecondFactor.play(
      .strongPassword, .settle, .user(.types("123456", into: "Code")), .user(.taps("Continue")),
      .pass(.milliseconds(100)), .system(.suspendsProcess), .pass(.milliseconds(100)), .user(.tapsCancel),
      .pass(.seconds(1)), .system(.resumesProcess), .settle
    ) { Trusting() }
    #expect(trace.outcome == .canceled)
    #expect(trace.brokenRules == [])
  }

  @Test func `a handler keeps nothing alive once its rehearsal is over`() {
    weak var handler: Scripted?
    var context: RequestContext?
    weak var simulation: Simulation?
    do {
      let run = Stage().simulation {
        let made = Scripted(change: { context = $1 })
        handler = made
        return made
      }
      simulation = run
      try? run.perform(.strongPassword)
      #expect(handler != nil)
      _ = run.finish()
    }
    #expect(handler == nil)
    context = nil
    #expect(context == nil)
    #expect(simulation == nil)
  }
}
