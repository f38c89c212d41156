import Rehearsal
import Shiny
import Testing

/// The listings of “One tap in Settings”, and of the page before it.
@Suite struct OneTapListings {
  @Test func `a script is played, and the trace says what came of it`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let script = Script(
      on: phone,
      [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
    let trace = script.play(with: server, handler: Program { Shiny() })

    #expect(answers(trace, phone) == [true, true, true])
  }

  private func answers(_ trace: Trace, _ phone: Phone) -> [Bool] {
    var printed: [Bool] = []
    func print(_ answer: Bool) { printed.append(answer) }
    print(trace.outcome == .upgraded)
    print(trace.keychain["jappleseed"] == phone.generatedPassword)
    print(trace.isSound)
    return printed
  }
}
