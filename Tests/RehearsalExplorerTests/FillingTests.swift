import Rehearsal
import TestBench
import Testing
import ThreeWays
import Vaults

@testable import RehearsalExplorer

/// What a provider has offered itself since it was set up, it has to fill in some time.
@Suite struct FillingTests {
  /// A provider that offers one login when it is set up, and fills in that or nothing.
  private static func program(
    filling: Bool, at domain: String = "shiny.example", attempts: Int = 3
  ) -> Program {
    Program(provider: {
      ScriptedProvider(
        silently: { request, context in
          guard filling, let user = request.identity?.user else {
            return context.cancelRequest(with: .failed)
          }
          context.completeRequest(withSelectedCredential: PasswordCredential(user: user, password: "kitten1"))
        },
        preparing: { _, context in setUp(at: domain, attempts, in: context) })
    })
  }

  private static func setUp(at domain: String, _ attempts: Int, in context: ProviderContext) {
    var isTapped = false
    context.show([.label("Suggest passwords over the keyboard"), .button("Done")]) { _ in
      guard !isTapped else { return }
      isTapped = true
      context.show(.label("One moment.")) { _ in }
      context.identityStore.getState { state in
        guard state.isEnabled else { return context.completeExtensionConfigurationRequest() }
        offer(at: domain, attempts, in: context)
      }
    }
  }

  /// Has one login offered; a busy store is asked again as often as that.
  private static func offer(at domain: String, _ attempts: Int, in context: ProviderContext) {
    let login = CredentialIdentity("jappleseed", at: ServiceIdentifier(domain), record: "1")
    context.identityStore.replace(with: [login]) { error in
      guard error == .storeBusy, attempts > 1 else { return context.completeExtensionConfigurationRequest() }
      context.after(.seconds(1)) { offer(at: domain, attempts - 1, in: context) }
    }
  }

  private func explorer(filling: Bool, _ provision: Provision = .configuration) -> Explorer {
    var explorer = Explorer(Situation.usual(provision), handler: Self.program(filling: filling))
    explorer.budget = 1
    return explorer
  }

  @Test func `a provider that is set up and never fills in what it offers comes to no verdict`() {
    let exploration = explorer(filling: false).explore()
    #expect(exploration.discoveries.isEmpty, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.coverage.successes > 0)
    #expect(exploration.coverage.picks > 1 && exploration.coverage.fillings == 0)
    #expect(exploration.gaps == [.filling])
    #expect(exploration.isHollow && exploration.verdict == .inconclusive)
  }

  @Test(arguments: [1, 2])
  func `whoever is set up while the store was busy once has it filled all the same`(attempts: Int) {
    var explorer = Explorer(
      Situation.usual(.configuration), handler: Self.program(filling: true, attempts: attempts))
    explorer.deviations = .system
    explorer.budget = 2
    let exploration = explorer.explore()
    #expect(exploration.verdict == (attempts == 1 ? .failed : .exhausted))
    #expect(exploration.discoveries.map(\.failure) == (attempts == 1 ? [.standstill] : []))
    let busy = exploration.discoveries.first.map { explorer.deviations(of: $0.path) }
    #expect(busy == (attempts == 1 ? ["the system is busy with the identity store"] : nil))
  }

  @Test func `a provider that is set up and offers nothing comes to no verdict`() {
    let program = Program(provider: {
      ScriptedProvider(preparing: { _, context in
        context.show(.label("All is set up."), .button("Done")) { _ in
          context.completeExtensionConfigurationRequest()
        }
      })
    })
    var explorer = Explorer(Situation.usual(.configuration), handler: program)
    explorer.budget = 1
    let exploration = explorer.explore()
    #expect(exploration.discoveries.isEmpty, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.coverage.successes > 0 && exploration.coverage.offers == 0)
    #expect(exploration.gaps == [.offering])
    #expect(exploration.isHollow && exploration.verdict == .inconclusive)
  }

  @Test(arguments: ["Shiny", "bank.example"])
  func `so does one whose offers come up at no form that anybody turns to`(domain: String) {
    var explorer = Explorer(
      Situation.usual(.configuration), handler: Self.program(filling: true, at: domain))
    explorer.budget = 1
    let exploration = explorer.explore()
    #expect(exploration.discoveries.isEmpty, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.coverage.successes > 0)
    #expect(exploration.gaps == [.offering])
    #expect(exploration.verdict == .inconclusive)
  }

  @Test func `one that fills it in lacks nothing`() {
    let exploration = explorer(filling: true).explore()
    #expect(exploration.coverage.fillings > 0)
    #expect(exploration.coverage.picks > 0)
    #expect(exploration.gaps == [])
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
  }

  @Test func `the vaults fill in what they offer`() {
    for program in [LockedVault.program, VaultInStep.program] {
      var explorer = Explorer(Situation.usual(.configuration), handler: program)
      explorer.budget = 1
      let exploration = explorer.explore()
      #expect(exploration.coverage.fillings > 0)
      #expect(!exploration.isUnfilled && !exploration.gaps.contains(.filling))
    }
  }

  @Test func `what the world has put into the store a vault need not have`() {
    let others = explorer(filling: true, .password).explore()
    #expect(others.coverage.picks == 0 && others.coverage.successes > 0)
    var explorer = explorer(filling: false, .password)
    explorer.budget = 0
    let unfilled = explorer.explore()
    #expect(unfilled.coverage.picks == 0 && unfilled.gaps.first == .success)
  }

  @Test func `parts know together that nothing was filled in, and none of them alone`() {
    var explorer = explorer(filling: false)
    let parts = (1...3).map { part in
      explorer.shard = Explorer.Shard(part, of: 3)
      return explorer.explore()
    }
    #expect(parts.allSatisfy { $0.verdict == .exhausted })
    explorer.shard = Explorer.Shard()
    let merged = Exploration.merging(parts, of: explorer)
    #expect(merged.gaps == [.filling] && merged.verdict == .inconclusive)
  }

  @Test func `what was picked and filled in outlives a file`() throws {
    for filling in [true, false] {
      let exploration = explorer(filling: filling).explore()
      let json = try #require(JSON(exploration.coverage.json.text))
      #expect(Coverage(json) == exploration.coverage)
    }
    let text = explorer(filling: false).explore().coverage.json.text
    let broken = text.replacing(/"picks":\[\d+/) { _ in "\"picks\":[-1" }
    let json = try #require(JSON(broken))
    #expect(broken != text && Coverage(json) == nil)
    #expect(Coverage().json["picks"] == nil)
  }
}
