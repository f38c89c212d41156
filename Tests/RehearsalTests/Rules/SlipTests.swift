import Rehearsal
import TestBench
import Testing

/// A password that lets somebody in but for its last key, and what they are given for it (PL-17).
@Suite struct SlipTests {
  /// Types texts into a field, taps, and answers what is told of the password that is filled in then.
  private func told(typing texts: [String], into field: String = "Master password") -> [Violation] {
    let program = Program(provider: {
      ScriptedProvider(preparing: { _, context in
        context.show(.field(field), .button("Open"), .button("Cancel")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    })
    let steps = [Step.turnsToForm, .opens(.credentials)] + texts.map { .user(.types($0, into: field)) }
    return Script(on: ProviderStage().phone, steps + [.user(.taps("Open")), .settle])
      .play(with: AccountServer(Account("owner", password: "open sesame")), handler: program).violations
  }

  @Test func `whoever hits a wrong key has not shown who they are`() {
    #expect(told(typing: ["open sesame0"]) == [.gaveToUnrecognized])
    #expect(told(typing: ["open sesamr"]) == [.gaveToUnrecognized])
    #expect(told(typing: ["open sesame"]) == [])
    #expect(told(typing: ["open sesame0", "open sesame"]) == [])
  }

  @Test func `any other text may be a password of the extension's own`() {
    #expect(told(typing: ["hunter2"]) == [])
    #expect(told(typing: ["open sesame0"], into: "Search") == [])
  }
}
