import Designs
import Rehearsal
import RehearsalExplorer
import Testing

/// What exploring the three ways to change a password shows, for both upgrades.
struct DesignTests {
  static let kinds = Upgrade.allCases

  private func explore(
    _ kind: Upgrade, _ effect: AccountServer.Effect = .atOnce, _ deviations: Deviations = .all,
    budget: Int = 2, mergesStates: Bool = true, _ makeHandler: @escaping () -> any AccountModificationHandler
  ) -> Exploration {
    var explorer = Explorer(Situation.usual(kind, changesTakeEffect: effect), handler: Program(makeHandler))
    explorer.deviations = deviations
    explorer.budget = budget
    explorer.mergesStates = mergesStates
    return explorer.explore()
  }

  @Test(arguments: kinds)
  func `one lost reply locks out who trusts`(kind: Upgrade) throws {
    let exploration = explore(kind, .atOnce, .network) { Trusting() }
    #expect(exploration.verdict == .failed)
    #expect(exploration.levels.last?.budget == 1)
    #expect(exploration.discoveries.map(\.failure) == [.lockOut])
    let discovery = exploration.explorer.discovery(of: try #require(exploration.discoveries.first))
    let message = kind == .strongPassword ? "changePassword" : "linkApple"
    #expect(discovery.deviations.map(\.name) == ["the 1st \(message) loses its reply"])
  }

  @Test(arguments: kinds)
  func `who asks is locked out by a change that arrives after the question`(kind: Upgrade) throws {
    let exploration = explore(kind, .atOnce, .network) { Asking() }
    #expect(exploration.discoveries.map(\.failure) == [.lockOut])
    let discovery = exploration.explorer.discovery(of: try #require(exploration.discoveries.first))
    let message = kind == .strongPassword ? "changePassword" : "linkApple"
    #expect(discovery.deviations.map(\.name) == ["the 1st \(message) arrives 60.000 s late"])
  }

  @Test(arguments: kinds)
  func `who asks a graceful server is locked out by two lost messages, and by none alone`(kind: Upgrade) {
    #expect(explore(kind, .gracefully, .network, budget: 1) { Asking() }.verdict == .exhausted)
    let exploration = explore(kind, .gracefully, .network, budget: 2) { Asking() }
    #expect(exploration.discoveries.map(\.failure) == [.lockOut])
    #expect(exploration.discoveries.first?.path.deviations.count == 2)
  }

  /// What becomes of a message.
  static let effects: [Fault.Effect] = [.isLost, .losesReply, .isNeverAnswered, .isRefused(with: 503)]

  @Test(arguments: kinds)
  func `what else could have happened is told with the later deviations as they were`(kind: Upgrade) throws {
    let exploration = explore(kind, .gracefully, .network, budget: 2) { Asking() }
    let explorer = exploration.explorer
    let discovery = explorer.discovery(of: try #require(exploration.discoveries.first))
    #expect(discovery.deviations.count == 2)
    var bearings: Set<Discovery.Alternative.Bearing> = []
    for index in discovery.deviations.indices {
      for alternative in discovery.alternatives[index] {
        let message = discovery.script.phone.network.faults[index].message
        guard
          let fault = Self.effects.map({ Fault($0, message: message) }).first(where: {
            alternative.name == $0.description
          })
        else { continue }
        var edited = discovery.script
        edited.phone.network.faults[index] = fault
        let trace = edited.play(with: discovery.situation.server, handler: explorer.program)
        #expect(trace.ending.lockOuts.isEmpty == (alternative.bearing == .holds), "\(alternative)")
        if index == 0 { bearings.insert(alternative.bearing) }
      }
    }
    #expect(bearings.contains(.failsAlike))
  }

  @Test(arguments: kinds)
  func `who asks is locked out by a system that does not wait`(kind: Upgrade) {
    let exploration = explore(kind, .atOnce, .system, budget: 1) { Asking() }
    #expect(exploration.discoveries.map(\.failure) == [.lockOut])
  }

  @Test(arguments: kinds)
  func `nothing locks anybody out of a graceful server`(kind: Upgrade) {
    let exploration = explore(kind, .gracefully) { Graceful() }
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries)")
    #expect(exploration.coverage.successes > 0)
  }

  @Test(arguments: kinds)
  func `to ask a graceful server ends its grace`(kind: Upgrade) {
    let exploration = explore(kind, .gracefully) { Asking() }
    #expect(exploration.discoveries.map(\.failure).contains(.lockOut))
  }

  @Test(arguments: kinds)
  func `what is taken for one changes no verdict`(kind: Upgrade) {
    for effect in [AccountServer.Effect.atOnce, .gracefully] {
      for makeHandler in [{ Trusting() }, { Asking() }, { Graceful() }] as [() -> Trusting] {
        let reduced = explore(kind, effect, budget: 1, makeHandler)
        let whole = explore(kind, effect, budget: 1, mergesStates: false, makeHandler)
        #expect(reduced.verdict == whole.verdict)
        #expect(Set(reduced.discoveries.map(\.failure)) == Set(whole.discoveries.map(\.failure)))
        #expect(reduced.paths <= whole.paths)
      }
    }
  }
}
