import Rehearsal
import RehearsalExplorer
import RehearsalScenarios

/// Where stepping begins: a scenario of which nothing has happened yet, and whose handler it is about.
struct Outset {
  let scenario: Scenario
  /// The world before the facts of the scenario.
  let setup: Setup
  /// The name under which the handler is known.
  let handler: String
  let program: Program
  let reader: ScenarioReader
  /// The usual situation that it is, where no scenario was named.
  var situation: Situation?

  /// Everything in the scenario that is not a fact.
  var script: [Scenario.Line] { scenario.lines.filter { $0.kind != .given } }

  /// What the facts of the scenario say that this world cannot have.
  var problem: String? {
    scenario.world(on: setup).problems.first.map { "\($0.sentence): \($0.problem)" }
  }

  /// A new walk, at the beginning.
  var walk: Walk {
    let world = scenario.world(on: setup).setup
    if var situation {
      (situation.name, situation.phone, situation.server) = (scenario.name, world.phone, world.server)
      return Walk(in: situation, program)
    }
    if program.isProvider {
      // Whoever walks through a scenario asks in its words; nothing is to be asked of itself.
      return Walk(
        in: Situation(
          scenario.name, phone: world.phone, server: world.server, provision: .password, requests: []),
        program)
    }
    let asked = script.lazy.compactMap { line -> Asked? in
      switch line.sentence {
      case .when(.user(.upgrades(let user, _, let kind, let origin))): Asked(kind, origin, user, nil)
      case .when(.app(.performs(let kind, let user, _, let userInfo))): Asked(kind, .app, user, userInfo)
      case .given, .when, .then, .own: nil
      }
    }.first
    let situation = Situation(
      scenario.name, phone: world.phone, server: world.server, kind: asked?.kind ?? .strongPassword,
      origin: asked?.origin ?? .settings, user: asked?.user, userInfo: asked?.userInfo)
    return Walk(in: situation, program)
  }

  /// What the scenario asks for first, which is what its user may ask for again.
  private struct Asked {
    let kind: Upgrade
    let origin: Origin
    let user: String
    let userInfo: UserInfo?

    init(_ kind: Upgrade, _ origin: Origin, _ user: String, _ userInfo: UserInfo?) {
      (self.kind, self.origin, self.user, self.userInfo) = (kind, origin, user, userInfo)
    }
  }
}
