import Designs
import TestBench
import Testing
import Vaults

@testable import Rehearsal
@testable import RehearsalExplorer

/// Paths that have a beginning in common run it once.
@Suite struct BeginningTests {
  private func explorer(_ kind: Upgrade, _ makeHandler: @escaping () -> Trusting) -> Explorer {
    var explorer = Explorer(
      Situation.usual(kind, changesTakeEffect: .gracefully), handler: Program(makeHandler))
    explorer.budget = 1
    return explorer
  }

  @Test(arguments: Upgrade.allCases)
  func `a search that shares beginnings comes to what one comes to that does not`(kind: Upgrade) {
    for makeHandler in [{ Trusting() }, { Asking() }, { Graceful() }, { Waiting() }] as [() -> Trusting] {
      expectTheSameApart(explorer(kind, makeHandler))
    }
  }

  @Test(arguments: HeedlessVault.Habit.allCases)
  func `a provider is advised as where nothing is shared`(habit: HeedlessVault.Habit) {
    var explorer = Explorer(Situation.usual(.password), handler: HeedlessVault.program(habit))
    explorer.budget = 1
    expectTheSameApart(explorer)
  }

  private func expectTheSameApart(_ explorer: Explorer) {
    var explorer = explorer
    let shared = explorer.explore()
    explorer.sharesBeginnings = false
    let apart = explorer.explore()
    #expect(shared.levels == apart.levels)
    #expect(shared.discoveries == apart.discoveries)
    #expect(shared.coverage == apart.coverage)
    #expect(shared.advice == apart.advice)
    #expect(shared.end == apart.end)
  }

  @Test func `a beginning is shared, and what comes of it is told as if it were not`() throws {
    let run = explorer(.strongPassword) { Graceful() }.makeRun(of: Path(situation: 1, deviations: []))
    var number = 0
    while !run.isOver {
      let twin = try #require(run.branch())
      #expect(twin.fingerprint == run.fingerprint, "point \(number)")
      #expect(twin.deviations() == run.deviations(), "point \(number)")
      while !twin.isOver { twin.take(twin.usual) }
      let told = twin.simulation.finish()
      #expect(told.outcome == .upgraded)
      #expect(told.entries.starts(with: run.simulation.entries))
      run.take(run.usual)
      number += 1
    }
    #expect(number > 8)
    #expect(run.simulation.finish().outcome == .upgraded)
  }

  @Test(arguments: Provision.allCases)
  func `so does one of forms that are filled`(provision: Provision) {
    for program in [LockedVault.program, VaultInStep.program] + WillfulVault.all.map(\.program) {
      var explorer = Explorer(Situation.usual(provision), handler: program)
      explorer.budget = 1
      let run = explorer.makeRun(of: Path(situation: 0, deviations: []))
      run.take(run.usual)
      #expect(run.branch() != nil)
      expectTheSameApart(explorer)
    }
  }

  @Test func `a process with a memory is brought where it was`() throws {
    final class Memory {
      var count = 0
    }
    let program = Program(
      process: { Memory() },
      handler: { memory in
        memory.count += 1
        return Counting(number: memory.count)
      })
    let explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: program)
    var apart = explorer
    apart.sharesBeginnings = false
    #expect(explorer.explore().levels == apart.explore().levels)
  }

  @Test func `who says something else when the same is said again is caught`() {
    var count = 0
    let program = Program {
      count += 1
      return Counting(number: count)
    }
    let exploration = Explorer(Situation.usual(.strongPassword), handler: program).explore()
    #expect(exploration.end == .notDeterministic)
  }

  /// A branch has a copy of the world and of nothing else: whoever adds something to a rehearsal beside the world
  /// decides here that a branch can do without it.
  @Test func `what a rehearsal keeps beside the world no branch takes over`() {
    let simulation = Simulation(
      phone: Phone(app: "Shiny", domain: "shiny.example", saved: [:]), server: AccountServer(),
      program: Program { Trusting() })
    let kept = Set(Mirror(reflecting: simulation).children.compactMap(\.label))
    #expect(
      kept == [
        "world", "port", "program", "runtime", "app", "hasDiverged", "trace", "thread", "witness",
        "witnessed",
      ])
  }

  @Test func `a team's server that has no copy is no reason to share a beginning`() {
    final class Shared: Server, @unchecked Sendable {
      var inner = AccountServer(Account("jappleseed", password: "kitten1"))
      var accounts: [Account] { inner.accounts }
      func answer(_ message: Message) -> Reply { inner.answer(message) }
      func accepts(_ credential: SignIn) -> Bool { inner.accepts(credential) }
    }
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    for (server, isShared) in [(Shared() as any Server, false), (AccountServer(), true)] {
      let simulation = Simulation(phone: phone, server: server, program: Program { Trusting() })
      simulation.remember()
      #expect((simulation.branch() != nil) == isShared)
    }
  }

  @Test func `numbers that were seen are known, and no others`() {
    var chance = SplitMix(seed: 7)
    var marks = VisitedSet()
    var known: Set<UInt64> = []
    for _ in 1...60_000 {
      // Numbers that end alike are what such a table might stumble over.
      let number = chance.next() % 4 == 0 ? chance.next() << 40 : chance.next()
      #expect(marks.contains(number) == known.contains(number))
      #expect(marks.insert(number) == known.insert(number).inserted)
    }
    #expect(marks.insert(0) == known.insert(0).inserted)
    #expect(marks.count == known.count)
    let passedOver = Set(known.sorted().prefix(300))
    var handedOver: [UInt64] = []
    marks.forEach(except: passedOver) { handedOver.append($0) }
    #expect(handedOver.sorted() == known.subtracting(passedOver).sorted())
    var again = VisitedSet()
    again.reserve(known.count)
    for number in handedOver + passedOver { _ = again.insert(number) }
    #expect(again.count == known.count && known.allSatisfy(again.contains))
    var handedOverAgain: [UInt64] = []
    again.forEach(except: passedOver) { handedOverAgain.append($0) }
    #expect(handedOverAgain == handedOver)
  }

  /// Says which of its process's handlers it is.
  private final class Counting: AccountModificationHandler {
    let number: Int

    init(number: Int) {
      self.number = number
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.verifyCode("\(number)", session: "session-1")) { _ in
        context.cancelRequest(with: .userInteractionRequired)
      }
    }

    func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
      context.show(.label("\(number)"), .button("Stop")) { _ in context.cancelRequest(with: .userCanceled) }
    }
  }
}
