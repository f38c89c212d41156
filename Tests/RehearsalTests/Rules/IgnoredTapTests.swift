import Rehearsal
import TestBench
import Testing

/// A tap of which nothing comes, and what is none.
@Suite(.inverting) struct IgnoredTapTests {
  private static let taps = Step.user(.taps("(no user name)"))
  private static let cancels = Step.user(.taps("Cancel"))

  /// Opens a list in which a row has no user name, and answers what is told of what its handler does with that.
  private func violations(
    _ steps: Step..., beside elements: [Interface.Element] = [],
    _ choose: @escaping (Tap, ProviderContext) -> Void = { _, _ in }
  ) -> [Violation] {
    ProviderStage().play(
      [.turnsToForm, .opens(.credentials)] + steps + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          let rows: [Interface.Element] = [
            .button("jappleseed"), .button("(no user name)"), .button("Cancel"),
          ]
          context.show(elements + rows) { tap in
            switch tap.button {
            case "Cancel": context.cancelRequest(with: .userCanceled)
            case "jappleseed": context.completeRequest(withSelectedCredential: ProviderStage.credential)
            default: choose(tap, context)
            }
          }
        })
      })
    ).violations
  }

  @Test func `AS-66 what can be tapped does something`() {
    #expect(violations(Self.taps, Self.cancels) == [.ignoredTap])
    #expect(violations(Self.taps) == [.ignoredTap], "and where nothing is done afterwards")
    #expect(violations(Self.taps, Self.taps, Self.cancels) == [.ignoredTap], "once for each row")
    #expect(violations(Self.cancels) == [])
  }

  @Test func `whatever a handler does is something`() {
    let answers: [(ProviderContext) -> Void] = [
      { $0.show(.label("It has no user name."), .button("jappleseed"), .button("Cancel")) { _ in } },
      { $0.send(Message("loadVault", [])) { _ in } },
      { $0.keep(.text("2"), as: "chosen") },
      { _ = $0.kept("chosen") },
      { $0.identityStore.getState { _ in } },
      { $0.log("a login without a user name") },
      { $0.present() },
    ]
    for (number, answer) in answers.enumerated() {
      let told = violations(Self.taps, .settle, .user(.leavesApp)) { answer($1) }
      #expect(!told.contains(.ignoredTap), "\(number)")
    }
  }

  @Test func `what is still to come may be what the tap is about`() {
    let waits = violations(Self.taps, Self.cancels) { $1.after(.seconds(2)) {} }
    #expect(!waits.contains(.ignoredTap))
    let isBusy = violations(.user(.taps("Load")), Self.taps, .settle, Self.cancels, beside: [.button("Load")])
    {
      if $0.button == "Load" { $1.send(Message("loadVault", [])) { _ in } }
    }
    #expect(!isBusy.contains(.ignoredTap), "who is busy may well not listen")
    let isAlone = violations(
      .user(.taps("Load")), .settle, Self.taps, .settle, Self.cancels, beside: [.button("Load")]
    ) {
      if $0.button == "Load" { $1.send(Message("loadVault", [])) { _ in } }
    }
    #expect(isAlone == [.ignoredTap])
  }

  @Test func `beside a field a button may want something in it`() {
    #expect(violations(Self.taps, Self.cancels, beside: [.field("Master password")]) == [])
    #expect(violations(Self.taps, Self.cancels, beside: [.field("Search logins")]) == [.ignoredTap])
  }

  @Test func `nor is a button dead beside what a suggestion needs`() {
    let trace = ProviderStage().play(
      .turnsToForm, .picks, .settle, .user(.taps("Help")), .user(.taps("Cancel")), .settle
    ) {
      ScriptedProvider(
        silently: { _, context in context.cancelRequest(with: .userInteractionRequired) },
        preparing: { _, context in
          context.show(.button("Fill"), .button("Help"), .button("Cancel")) { tap in
            if tap.button == "Cancel" { context.cancelRequest(with: .userCanceled) }
          }
        })
    }
    #expect(trace.violations == [.ignoredTap])
  }
}
