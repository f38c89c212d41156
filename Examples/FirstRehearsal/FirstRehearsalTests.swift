import Rehearsal
import RehearsalTesting
import Shiny
import Testing

@Test func `one tap replaces a weak password`() {
  let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  let server = AccountServer(Account("jappleseed", password: "kitten1"))
  let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))

  let trace = rehearse([tap, .settle], on: phone, with: server) { Shiny() }

  #expect(trace.outcome == .upgraded)
  #expect(trace.keychain["jappleseed"] == phone.generatedPassword)
}
