import Rehearsal
import TestBench
import Testing

/// A password that is filled in for another row than the one that was tapped, where the identity store has not both (CP-29).
@Suite struct ChosenRowTests {
  /// Shows rows, a tap on each of some, and answers what is told of the password that is given at last.
  private func told(
    tapping taps: [String], giving user: String, of rows: [Interface.Element],
    out: String = "Cancel"
  ) -> [String] {
    let trace = ProviderStage().play(
      [.turnsToForm, .opens(.credentials)] + taps.map { .user(.taps($0)) } + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          var tapped = 0
          context.show(rows + [.button(out)]) { _ in
            tapped += 1
            guard tapped == taps.count else { return }
            context.completeRequest(
              withSelectedCredential: PasswordCredential(user: user, password: "quiet river"))
          }
        })
      }))
    return trace.entries.compactMap {
      if case .violation(.gaveAnotherThanTapped, let detail) = $0.event { detail } else { nil }
    }
  }

  private static let rows: [Interface.Element] = [
    "jappleseed", "robin", "sam", "Robin Hood", "pat@shiny.example",
  ]
  .map { .button($0) }

  @Test func `the login of another row is told whether or not it is offered over the keyboard`() {
    #expect(told(tapping: ["robin"], giving: "sam", of: Self.rows) == ["sam instead of robin"])
    #expect(told(tapping: ["robin"], giving: "jappleseed", of: Self.rows) == ["jappleseed instead of robin"])
    #expect(told(tapping: ["jappleseed"], giving: "robin", of: Self.rows) == ["robin instead of jappleseed"])
    let address = "pat@shiny.example"
    #expect(told(tapping: [address], giving: "sam", of: Self.rows) == ["sam instead of \(address)"])
    #expect(told(tapping: ["robin"], giving: "robin", of: Self.rows) == [])
    #expect(told(tapping: ["robin"], giving: "kim", of: Self.rows) == [], "who has no row may be meant")
    #expect(told(tapping: ["robin", "sam"], giving: "robin", of: Self.rows) == [], "either was tapped")
  }

  @Test func `a row that is no name may stand for anybody`() {
    for title in ["Fill", "Robin Hood", "shiny.example", "person.badge.key"] {
      let rows = Self.rows + [.button(title)]
      #expect(told(tapping: [title], giving: "sam", of: rows) == [], "\(title)")
    }
    let small = Self.rows + [.button("fill")]
    #expect(told(tapping: ["fill"], giving: "sam", of: small, out: "close") == [], "all is written small")
    let below: [Interface.Element] = [.button("shiny"), .label("sam"), .button("other"), .label("robin")]
    #expect(told(tapping: ["shiny"], giving: "sam", of: below) == [])
    #expect(told(tapping: ["shiny"], giving: "robin", of: below) == ["robin instead of shiny"])
  }
}
