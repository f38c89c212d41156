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

  private final class Entry: CredentialProviderHandler {
    func provideCredentialWithoutUserInteraction(
      for request: CredentialRequest, in context: ProviderContext
    ) {
      guard request.identity?.recordIdentifier == "17" else {
        return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: "lee", password: "tin roof rain"))
    }
  }

  @Test func `a provider is asked for the record that one says`() {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("lee", at: "forum.example", record: "17")])
    phone.autoFill.vault = Keychain([Keychain.Entry("lee", "tin roof rain", at: "forum.example")])
    let ours = Situation(
      "lee's own", phone: phone, provision: .password,
      requests: [
        [
          .user(.autoFill(.focuses(Form(at: "https://forum.example/login")))),
          .user(.autoFill(.picks("lee"))),
        ]
      ])
    let exploration = explore([ours], budget: 1, lacking: [.interface], provider: { Entry() })
    #expect(exploration.verdict == .exhausted)
  }

  @Test(arguments: [true, false]) func `an app that is dead afterwards is found`(isDead: Bool) {
    let habits: SignInScreen.Habits = [.upgrades, .reportsUnknown, isDead ? .freezesOnCancel : []]
    var explorer = Explorer(
      Array(Situation.passkeys(.upgradedInApp).prefix(1)),
      handler: SigningVault.program().with { SignInScreen(habits) })
    explorer.budget = 1
    #expect(explorer.explore().discoveries.map(\.failure) == (isDead ? [.rule(.leftUserAlone)] : []))
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
