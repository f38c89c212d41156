import Ours
import Rehearsal
import RehearsalTesting
import Testing

@Test func `one tap replaces a weak password`() {
  let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  let server = AccountServer(Account("jappleseed", password: "kitten1"))

  let trace = rehearse(
    [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle],
    on: phone, with: server
  ) { Ours() }

  #expect(trace.outcome == .upgraded)
  #expect(trace.keychain["jappleseed"] == phone.generatedPassword)
}
