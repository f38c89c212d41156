import RehearsalTesting
import Testing

/// A test needs one import besides Testing, as long as it has its handler in its own file.
@Suite struct OneImportTests {
  /// Gives up.
  private final class GivingUp: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.cancelRequest(with: .failed)
    }
  }

  @Test func `a search has its situations, deviations and properties`() {
    let situations: [Situation] = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var explorer = Explorer(situations, handler: Program { GivingUp() })
    explorer.budget = 0
    let found = explore(explorer, lacking: [.success, .interface, .deviation(.network)])
    #expect(found.verdict == .inconclusive && found.isThrough)
  }

  @Test func `a rehearsal has its phone, its server and its scenario`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let tap = Step.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))
    #expect(rehearse([tap, .settle], on: phone, with: server) { GivingUp() }.outcome == .failed)
    #expect(Scenario("nothing", [.when(.settle)]).name == "nothing")
  }
}
