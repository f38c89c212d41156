import Designs
import Rehearsal
import RehearsalExplorer
import RehearsalTesting
import Testing
import Vaults

/// The listings of “Exploring your handler”.
@Suite struct ExplorerListings {
  typealias Ours = Graceful

  @Test func `nothing locks anybody out`() {
    explore(Situation.usual(.strongPassword, changesTakeEffect: .gracefully)) { Ours() }
  }

  @Test(.explored(budget: 1, deviating: [.network, .user])) func `a tap and a lost message harm nobody`() {
    explore(Situation.usual(.strongPassword, changesTakeEffect: .gracefully)) { Ours() }
  }

  typealias MyVault = VaultInStep

  @Test func `everybody gets their own password`() {
    let vault = Vault()
    explore(Situation.usual(.password), budget: 1, lacking: [.interface], provider: { MyVault(vault) })
  }

  @Test func `a search begins where one says, and asks for what one says`() {
    var server = AccountServer(Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))
    server.changesTakeEffect = .gracefully
    let inTheApp = Situation(
      "in the app", phone: Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"]),
      server: server, kind: .strongPassword, origin: .app, userInfo: ["token": "token-9f3a"])
    let tidy = Property.always("nobody keeps more than two sessions") { moment in
      moment.accounts.allSatisfy { $0.tokens.count <= 2 }
    }
    let exploration = explore(
      [inTheApp], deviating: .network, budget: 1, properties: [tidy], lacking: [.interface]
    ) { Ours() }
    #expect(exploration.verdict == .exhausted)
    #expect(exploration.paths > 10)
  }
}
