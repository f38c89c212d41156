import Designs
import TestBench
import Testing
import Vaults

@testable import Rehearsal
@testable import RehearsalExplorer

/// Courses that have a beginning in common run it once.
@Suite struct BeginningTests {
  private func explorer(_ kind: Upgrade, _ makeHandler: @escaping () -> Trusting) -> Explorer {
    var explorer = Explorer(Situation.usual(kind, changesTakeEffect: .gracefully), Program(makeHandler))
    explorer.budget = 1
    return explorer
  }

  @Test(arguments: Upgrade.allCases)
  func `a search that shares beginnings comes to what one comes to that does not`(kind: Upgrade) {
    for makeHandler in [{ Trusting() }, { Asking() }, { Graceful() }, { Waiting() }] as [() -> Trusting] {
      expectTheSameApart(explorer(kind, makeHandler))
    }
  }

  private func expectTheSameApart(_ explorer: Explorer) {
    var explorer = explorer
    let shared = explorer.explore()
    explorer.sharesBeginnings = false
    let apart = explorer.explore()
    #expect(shared.levels == apart.levels)
    #expect(shared.discoveries == apart.discoveries)
    #expect(shared.coverage == apart.coverage)
    #expect(shared.end == apart.end)
  }

  @Test func `a beginning is shared, and what comes of it is told as if it were not`() throws {
    let run = explorer(.strongPassword) { Graceful() }.makeRun(of: Course(situation: 1, turns: []))
    var number = 0
    while !run.isOver {
      let twin = try #require(run.branch())
      #expect(twin.fingerprint == run.fingerprint, "point \(number)")
      #expect(twin.departures() == run.departures(), "point \(number)")
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
      var explorer = Explorer(Situation.usual(provision), program)
      explorer.budget = 1
      let run = explorer.makeRun(of: Course(situation: 0, turns: []))
      run.take(run.usual)
      #expect(run.branch() != nil)
      expectTheSameApart(explorer)
    }
  }

  @Test func `a process with a memory is brought where it was`() throws {
    let program = Program(process: {
      var count = 0
      return {
        count += 1
        return Counting(number: count)
      }
    })
    let explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), program)
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
    let exploration = Explorer(Situation.usual(.strongPassword), program).explore()
    #expect(exploration.end == .notDeterministic)
  }

  /// What a branch must take over, and what it must not: whoever adds something to a rehearsal decides here which.
  @Test func `everything that a rehearsal keeps is thought of`() {
    let simulation = Simulation(
      phone: Phone(app: "Shiny", domain: "shiny.example", saved: [:]), server: AccountServer(),
      program: Program { Trusting() })
    let taken: Set = [
      "phone", "backEnd", "premises", "now", "taken", "steps", "agenda", "earlier", "hasUpgraded",
      "hasNotified", "readings",
      "request", "attempt", "speaker", "hasCrossed", "lastCutShort", "handler", "factory", "providerRecord",
      "deferred", "deadline", "interface", "interfacesShown", "onTap", "sheet", "isSheetAnswered", "history",
      "memory", "isAsleep", "served", "keychainMark", "serverMark", "alarms", "sentCounts",
    ]
    let none: Set = [
      "runtime", "order", "thread", "voices", "wakeUp", "blocked", "witness", "livingInterface",
      "belongings", "isReadingAsked", "app", "requester", "hasDiverged", "entries", "stop", "closing",
      "knownAccounts",
    ]
    let kept = Set(Mirror(reflecting: simulation).children.compactMap(\.label))
    #expect(kept.symmetricDifference(taken.union(none)).sorted() == [])
  }

  @Test func `numbers that were seen are known, and no others`() {
    var chance = SplitMix(seed: 7)
    var marks = Marks()
    var known: Set<UInt64> = []
    for _ in 1...20_000 {
      // Because numbers that end alike are what such a table might stumble over.
      let number = chance.next() % 4 == 0 ? chance.next() << 40 : chance.next()
      #expect(marks.contains(number) == known.contains(number))
      #expect(marks.insert(number) == known.insert(number).inserted)
    }
    #expect(marks.insert(0) == known.insert(0).inserted)
    #expect(marks.sorted == known.sorted())
    #expect(marks.count == known.count)
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
