import Designs
import Rehearsal
import TestBench
import Testing

/// What a script asks that no phone could do: a clear word, and nothing lost of what came before.
@Suite struct DiagnosticTests {
  @Test func `tapping what is not there names what is`() {
    let trace = Stage.withSecondFactor.play(.strongPassword, .settle, .user(.taps("Contniue")), .settle) {
      Trusting()
    }
    #expect(
      trace.refusal?.description
        == "step 3, “the user taps “Contniue””: there is no button “Contniue” on screen. The buttons are "
        + "“Continue”. The system's own Cancel has a step of its own.")
    #expect(trace.calls == [.changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword])
    #expect(!trace.isSound)
    #expect(trace.brokenRules == [])
  }

  @Test(
    arguments: [
      (
        [Step.strongPassword, .user(.types("1", into: "Code"))], "the extension's interface is not on screen"
      ),
      ([.strongPassword, .settle, .user(.types("1", into: "Kode"))], "there is no field “Kode” on screen"),
      ([.user(.approvesSheet)], "Apple's sheet is not on screen"),
      ([.signInWithApple, .settle, .user(.approvesSheet)], "Apple's sheet is not on screen"),
      ([.strongPassword, .strongPassword], "is still under way"),
      ([.strongPassword, .inApp], "is still under way"),
      (
        [.user(.upgrades("nobody", to: .strongPassword, from: .settings))],
        "the Keychain holds no password of nobody"
      ),
      (
        [.user(.upgrades("jappleseed", to: .strongPassword, from: .app))],
        "let the app perform those of its own"
      ),
      (
        [.app(.performs(.strongPassword, for: "jappleseed", at: "other.example"))],
        "is not associated with other.example"
      ),
      ([.system(.endsProcess)], "no process of the extension is running"),
      ([.strongPassword, .system(.resumesProcess)], "the process is not suspended"),
      ([.strongPassword, .system(.suspendsProcess), .system(.suspendsProcess)], "is suspended already"),
      ([.app(.dropsWindow), .app(.dropsWindow)], "the app has let go of it already"),
    ] as [([Step], String)])
  func `what no phone could do is refused in words`(steps: [Step], problem: String) {
    let trace = Stage.withSecondFactor.play(steps) { Trusting() }
    #expect(trace.refusal?.step == steps.count)
    #expect(trace.refusal?.problem.contains(problem) == true, "\(trace.refusal?.problem ?? "not refused")")
  }

  @Test func `a button that is disabled cannot be tapped`() {
    let trace = Stage().play(.strongPassword, .user(.taps("Go"))) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.button("Go", isEnabled: false)) { _ in Issue.record("it was tapped") }
      })
    }
    #expect(trace.refusal?.problem == "the button “Go” is disabled. Do first what enables it.")
  }

  @Test func `a text that several buttons begin with means none of them`() {
    let trace = Stage().play(.strongPassword, .user(.taps("Go"))) {
      Scripted.onScreen(prepareChange: { _, context in
        context.show(.button("Go on"), .button("Go back")) { _ in Issue.record("it was tapped") }
      })
    }
    #expect(
      trace.refusal?.problem.contains("Several begin so, and none is “Go” alone: say one to its end.")
        == true,
      "\(trace.refusal?.problem ?? "not refused")")
  }

  @Test func `a sheet that was approved waits for Apple`() throws {
    let stage = Stage { $0.phone.apple.delay = .seconds(2) }
    let trace = stage.play(.signInWithApple, .pass(.seconds(1)), .user(.approvesSheet), .user(.cancelsSheet))
    {
      Trusting()
    }
    #expect(trace.refusal?.problem.contains("already approved") == true)
  }

  @Test func `after a refusal nothing more can be done`() throws {
    let simulation = Stage().simulation { Trusting() }
    #expect(throws: Diagnostic.self) { try simulation.perform(.user(.tapsCancel)) }
    #expect(throws: Diagnostic.self) { try simulation.perform(.strongPassword) }
    #expect(simulation.finish().refusal?.step == 1)
  }

  @Test func `what is finished is over, and hands over the same trace again`() throws {
    let simulation = Stage().simulation { Scripted() }
    try simulation.perform(.strongPassword)
    let trace = simulation.finish()
    let refused = #expect(throws: Diagnostic.self) { try simulation.perform(.settle) }
    #expect(refused?.problem.contains("Begin another") == true)
    #expect(simulation.finish() == trace)
  }

  @Test func `a rehearsal without an end gives up and says so`() {
    func again(_ context: RequestContext) { context.after(.zero) { again(context) } }
    let script = Script(on: Stage().phone, [.strongPassword, .settle])
    let trace = script.play(
      with: Stage().server, handler: Program { Scripted(change: { again($1) }) }, limit: 1_000)
    #expect(trace.ending.stop == .limit(1_000))
    #expect(!trace.isSound)
    #expect(trace.calls == [.changePasswordWithoutUserInteraction])
  }
}
