import Rehearsal
import TestBench
import Testing

/// Two codes that a provider gives one after the other.
@Suite(.inverting) struct GivenCodeTests {
  private static let again = Step.user(.autoFill(.picks("Shiny code")))

  private func stage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
    ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.code])
      $0.autoFill.authentication = .none
      change(&$0)
    }
  }

  /// Gives one code after the other, in silence as from a list.
  private func violations(
    _ steps: [Step], giving codes: String..., on stage: ProviderStage? = nil
  ) -> [Violation] {
    var left = codes
    func give(in context: ProviderContext) {
      context.completeOneTimeCodeRequest(using: left.isEmpty ? codes[codes.count - 1] : left.removeFirst())
    }
    let program = Program(provider: {
      ScriptedProvider(
        silently: { _, context in give(in: context) },
        preparing: { _, context in
          context.show(.button("Shiny code"), .button("Other code"), .button("Show more"), .button("Cancel"))
          {
            tap in
            if tap.button == "Show more" { context.log("there is no more") } else { give(in: context) }
          }
        })
    })
    return (stage ?? self.stage()).play(steps, program).brokenRules
  }

  private static func listing(_ rows: String...) -> [Step] {
    [.turnsToForm, .opens(.codes), .settle] + rows.flatMap { [.user(.taps($0)), .settle] }
  }

  private static let picking: [Step] = [.turnsToForm, again, .settle]

  @Test func `AS-67 two codes of one login and moment are the same`() {
    let twice = Self.listing("Shiny code") + Self.listing("Shiny code")
    #expect(violations(twice, giving: "111111", "222222") == [.gaveTwoCodes])
    #expect(violations(twice, giving: "111111", "111111") == [])
    #expect(violations(Self.picking + Self.picking, giving: "111111", "222222") == [.gaveTwoCodes])
    let both = Self.listing("Shiny code") + Self.picking
    #expect(
      violations(both, giving: "111111", "222222") == [.gaveTwoCodes], "a row has the suggestion's name")
  }

  @Test func `codes of two moments differ`() {
    let rows = Self.listing("Shiny code")
    #expect(violations(rows + [.pass(.seconds(10))] + rows, giving: "111111", "222222") == [])
    let sets = Step.user(.autoFill(.setsClock(by: 1)))
    #expect(violations(rows + [sets] + rows, giving: "111111", "222222") == [], "nobody knows when that is")
  }

  @Test func `codes of two logins differ, and of whom nobody can name`() {
    let other = Self.listing("Other code"), one = Self.listing("Shiny code")
    #expect(violations(one + other, giving: "111111", "222222") == [])
    #expect(violations(one + other + one, giving: "111111", "222222", "333333") == [])
    let unclear = Self.listing("Show more", "Shiny code")
    #expect(
      violations(unclear + unclear, giving: "111111", "222222") == [],
      "it may be about what was tapped before")
    let elsewhere = Form(inAppOf: "work.example")
    let there = [Step.user(.autoFill(.focuses(elsewhere)))] + one.dropFirst()
    #expect(
      violations(one + there, giving: "111111", "222222") == [], "a list has another login for another site")
  }

  @Test func `where somebody verifies them, a wrong code is told as that alone`() {
    let verified = stage {
      $0.autoFill.codes = ["Shiny code": TimedCode(secret: Array("12345678901234567890".utf8))]
    }
    let told = violations(Self.picking + Self.picking, giving: "111111", "222222", on: verified)
    #expect(told == [.gaveWrongCode, .gaveWrongCode])
  }

  @Test func `a code that was kept since the list came up is known by the next one`() {
    func told(makingIt isEarly: Bool) -> [Violation] {
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          let shown = context.clock / 30
          context.show(.button("Shiny code"), .button("Cancel")) { _ in
            context.completeOneTimeCodeRequest(using: "\(isEarly ? shown : context.clock / 30)")
          }
        })
      })
      let late: [Step] = [
        .turnsToForm, .opens(.codes), .pass(.seconds(200)), .user(.taps("Shiny code")), .settle,
      ]
      return stage().play(late + Self.listing("Shiny code"), program).brokenRules
    }
    #expect(told(makingIt: true) == [.gaveTwoCodes])
    #expect(told(makingIt: false) == [])
  }
}
