import Designs
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// What becomes of the device while somebody is at an upgrade: looked for alone, and by name beside others.
@Suite struct DeviceTests {
  private func explore(
    _ program: Program, _ deviations: Deviations = .device, budget: Int = 1, properties: [Property] = []
  ) -> Exploration {
    let situations = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var explorer = Explorer(situations.filter { $0.name == "password alone" }, handler: program)
    explorer.deviations = deviations
    explorer.budget = budget
    explorer.properties = properties
    return explorer.explore()
  }

  private func never(_ event: TraceEvent) -> Property {
    .never("it happens") { moment in moment.news.contains { $0.event == event } }
  }

  @Test(arguments: [
    (TraceEvent.system(.autoFill(.appUpdated)), ["the app is updated"]),
    (.user(.autoFill(.offloadsApp)), ["the app is offloaded and installed again"]),
    (.user(.autoFill(.deletesApp)), ["the app is deleted and installed again"]),
    (.system(.autoFill(.restarted)), ["the device is restarted"]),
    (.system(.process(.warnedOfMemory)), ["memory runs short"]),
    (.user(.autoFill(.setsClock(by: 86_400))), ["the clock is set forward by a day"]),
    (.user(.autoFill(.setsClock(by: -86_400))), ["the clock is set back by a day"]),
  ])
  func `some path has it`(event: TraceEvent, names: [String]) throws {
    let program = Program { Heavy() }
    let found = explore(program, properties: [never(event)])
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == names)
    let again = discovery.script.play(with: discovery.situation.server, handler: program)
    #expect(again.entries == discovery.trace.entries)
  }

  @Test func `another device that upgrades the same account is in the way`() throws {
    let arrives = Property.never("a password comes from elsewhere while one is being set here") { moment in
      moment.outcome == nil
        && moment.news.contains {
          if case .system(.keychain(.arrived)) = $0.event { true } else { false }
        }
    }
    let found = explore(Program { Trusting() }, properties: [arrives])
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["another device upgrades the same account"])
  }

  @Test func `beside others it is looked for by name`() {
    #expect(!Deviations.all.contains(.device) && Deviations.all.contains(.deviceAlone))
    #expect(Deviations.named.contains { $0.kind == .device })
    #expect(explore(Program { Graceful() }, [.device, .user], budget: 2).verdict == .exhausted)
  }

  @Test func `alone it adds what it comes to by itself, at any budget`() {
    let program = Program { Graceful() }
    let alone = explore(program, .deviceAlone)
    #expect(alone.verdict == .exhausted && alone.paths > 1)
    let others = Deviations.all.subtracting(.deviceAlone)
    for budget in [1, 2] {
      let all = explore(program, .all, budget: budget)
      #expect(all.paths == explore(program, others, budget: budget).paths + alone.paths - 1)
    }
    #expect(explore(program, .deviceAlone, budget: 2).paths == alone.paths)
  }

  @Test func `somebody asks again after it, and nothing else goes wrong`() throws {
    let restarted = Property.path("nobody asks again after a restart") { trace in
      let entries = trace.entries.drop { $0.event != .system(.autoFill(.restarted)) }
      return !entries.contains { if case .user(.upgrades) = $0.event { true } else { false } }
    }
    let found = explore(Program { Graceful() }, .all, budget: 2, properties: [restarted])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the device is restarted"])
  }

  @Test func `what it comes to is the same whether states are merged or not`() {
    for program in [Program { Graceful() }, Program { Trusting() }] {
      var explorer = explore(program, .all, budget: 1).explorer
      let merged = explorer.explore()
      explorer.mergesStates = false
      let apart = explorer.explore()
      #expect(merged.verdict == apart.verdict)
      #expect(merged.discoveries.map(\.failure) == apart.discoveries.map(\.failure))
    }
  }
}

/// Takes memory for its work.
private final class Heavy: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(memory: 80)
    super.commit(change, session: session, in: context)
  }
}
