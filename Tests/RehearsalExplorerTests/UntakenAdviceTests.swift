import Rehearsal
import TestBench
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// Advice that was not taken: no search fails for it, and every search remembers it.
@Suite struct UntakenAdviceTests {
  private func explorer(_ habit: HeedlessVault.Habit) -> Explorer {
    var explorer = Explorer(Situation.usual(.password), handler: HeedlessVault.program(habit))
    explorer.budget = 1
    return explorer
  }

  @Test func `who takes all advice is given none`() {
    let exploration = explorer(.removes).explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
    #expect(exploration.advice.isEmpty)
    #expect(exploration.json["advice"] == nil)
  }

  @Test func `who leaves an unknown identity in the store is not wrong, and advised`() {
    let exploration = explorer(.leaves).explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
    let happy = Path(situation: 1, deviations: [])
    #expect(exploration.advice == [.init(violation: .keptUnknownIdentity, path: happy)])
  }

  @Test func `advice is that of the first path in which it was not taken`() throws {
    let exploration = explorer(.removesAtOnce).explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries.map(\.failure.headline))")
    let advice = try #require(exploration.advice.first)
    #expect(exploration.advice.map(\.violation) == [.gaveUpOnBusyStore])
    #expect(
      exploration.explorer.deviations(of: advice.path) == ["the system is busy with the identity store"])
  }

  /// Offers one login when it is set up, and a moment later another one.
  private static func settingUp(_ users: [String], hearing: Bool, in context: ProviderContext) {
    let (first, second) = (users[0], users[1])
    func save(_ user: String, then goOn: @escaping () -> Void) {
      let identity = CredentialIdentity(user, at: "shiny.example", record: user)
      context.identityStore.save([identity]) { error in
        if hearing, error != nil { context.cancelRequest(with: .failed) } else { goOn() }
      }
    }
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.completeExtensionConfigurationRequest() }
      save(first) {
        context.after(.milliseconds(100)) {
          save(second) { context.completeExtensionConfigurationRequest() }
        }
      }
    }
  }

  @Test(arguments: [true, false], [["jappleseed", "kim"], ["kim", "jappleseed"]])
  func `who says that it is set up, and was turned away by a busy store, is found`(
    hearing: Bool, users: [String]
  ) {
    let program = Program(provider: {
      ScriptedProvider(
        silently: { request, context in
          context.completeRequest(
            withSelectedCredential: PasswordCredential(
              user: request.identity?.user ?? "", password: "kitten1"))
        },
        preparing: { _, context in
          var isTapped = false
          context.show([.label("Suggest passwords over the keyboard"), .button("Done")]) { _ in
            guard !isTapped else { return }
            isTapped = true
            context.show(.label("One moment.")) { _ in }
            Self.settingUp(users, hearing: hearing, in: context)
          }
        })
    })
    var explorer = Explorer(Situation.usual(.configuration), handler: program)
    explorer.budget = 1
    let exploration = explorer.explore()
    // One of two is not offered, whether or not it is picked.
    #expect(exploration.discoveries.map(\.failure) == (hearing ? [] : [.standstill]))
    #expect(exploration.advice.map(\.violation).contains(.gaveUpOnBusyStore) == !hearing)
  }

  @Test(arguments: HeedlessVault.Habit.allCases, [2, 3, 7])
  func `parts are advised as the whole is`(habit: HeedlessVault.Habit, count: Int) {
    var explorer = explorer(habit)
    let whole = explorer.explore()
    let parts = (1...count).map { part in
      explorer.shard = Explorer.Shard(part, of: count)
      return explorer.explore()
    }
    explorer.shard = Explorer.Shard()
    #expect(Exploration.merging(parts, of: explorer).advice == whole.advice)
    #expect(Exploration.merging(parts.reversed(), of: explorer).advice == whole.advice)
  }

  @Test(arguments: HeedlessVault.Habit.allCases, [1, 5, 12])
  func `a search that stopped remembers what it advised`(habit: HeedlessVault.Habit, limit: Int) throws {
    var explorer = explorer(habit)
    let whole = explorer.explore()
    explorer.limit = limit
    var search = Search(explorer)
    search.run()
    explorer.limit = 1_000_000
    search = try #require(search.takenUp(by: explorer))
    search.run()
    #expect(search.exploration.advice == whole.advice)
  }

  @Test func `a file may lack advice, or have some that is unknown here, and none that is of no path`() throws
  {
    let exploration = explorer(.leaves).explore()
    let text = exploration.json.text
    func read(_ text: String) throws -> Exploration? {
      Exploration(try #require(JSON(text)), of: exploration.explorer)
    }
    #expect(try read(text)?.advice == exploration.advice)
    let word = Violation.keptUnknownIdentity.rawValue
    #expect(try read(text.replacing(word, with: "did what nobody has thought of"))?.advice == [])
    #expect(try read(text.replacing("\"advice\":", with: "\"other\":"))?.advice == [])
    #expect(try read(text.replacing("\"path\":[1]}", with: "\"path\":[7]}")) == nil)
  }

  @Test func `paths that chance draws are advised as well, however often`() {
    let explorer = explorer(.leaves)
    let drawn = explorer.sample(Sampling(.swarm, seed: 2), draws: 40)
    #expect(drawn.advice.map(\.violation) == [.keptUnknownIdentity])
    #expect(explorer.sample(Sampling(.swarm, seed: 2), draws: 40).advice == drawn.advice)
  }
}
