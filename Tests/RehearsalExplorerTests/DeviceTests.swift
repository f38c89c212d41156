import Designs
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// What becomes of the device while somebody is at an upgrade: looked for by name.
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

  @Test func `nobody asks for it who asks for all`() {
    #expect(!Deviations.all.contains(.device))
    #expect(Deviations.named.contains { $0.kind == .device })
    #expect(explore(Program { Graceful() }, [.device, .user], budget: 2).verdict == .exhausted)
  }
}

/// Takes memory for its work.
private final class Heavy: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    context.note(memory: 80)
    super.commit(change, session: session, in: context)
  }
}
