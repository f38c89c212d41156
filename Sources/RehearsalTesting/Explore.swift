public import Rehearsal
public import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios
public import Testing

/// Explores everything the environment may do to a handler, and records an issue, with the story and a scenario
/// that replays it, for everything that is wrong; a search that comes to no verdict is an issue as well.
///
/// ```swift
/// @Test func `nothing locks anybody out`() {
///   explore(Situation.usual(.strongPassword, changesTakeEffect: .gracefully)) { Ours() }
/// }
/// ```
@discardableResult
public func explore(
  _ situations: [Situation], deviating deviations: Deviations = .all, budget: Int? = 2,
  properties: [Property] = [], sourceLocation: SourceLocation = #_sourceLocation,
  handler makeHandler: @escaping () -> any AccountModificationHandler
) -> Exploration {
  explore(
    Explorer(situations, Program(makeHandler), deviations, budget, properties), sourceLocation: sourceLocation
  )
}

/// Explores everything the environment may do to a credential provider, and records an issue for everything that is
/// wrong.
///
/// ```swift
/// @Test func `everybody gets their own password`() {
///   let vault = Vault()
///   explore(Situation.usual(.password), budget: 1, provider: { MyVault(vault) })
/// }
/// ```
@discardableResult
public func explore(
  _ situations: [Situation], deviating deviations: Deviations = .all, budget: Int? = 2,
  properties: [Property] = [], sourceLocation: SourceLocation = #_sourceLocation,
  provider makeHandler: @escaping () -> any CredentialProviderHandler
) -> Exploration {
  explore(
    Explorer(situations, Program(provider: makeHandler), deviations, budget, properties),
    sourceLocation: sourceLocation)
}

/// Runs a search, and records an issue for everything that is wrong.
@discardableResult
public func explore(_ explorer: Explorer, sourceLocation: SourceLocation = #_sourceLocation) -> Exploration {
  Watch.kept.over(explorer.program, at: sourceLocation) { program in
    var explorer = explorer
    explorer.program = program
    return tell(explorer, at: sourceLocation)
  }
}

private func tell(_ explorer: Explorer, at sourceLocation: SourceLocation) -> Exploration {
  let exploration = explorer.explore()
  for finding in exploration.discoveries {
    let discovery = explorer.discovery(of: finding)
    Issue.record(
      "\(DiscoveryReport(of: discovery).text)\n\(discovery.scenario(handler: nil).text)",
      sourceLocation: sourceLocation)
  }
  if exploration.verdict == .inconclusive {
    let divergence =
      exploration.strays.first.flatMap { explorer.divergence(in: $0) }
      .map { DivergenceReport(of: $0).text } ?? ""
    Issue.record(
      "\(divergence)\(ExplorationReport(of: exploration, handler: "the handler").verdict)",
      sourceLocation: sourceLocation)
  }
  return exploration
}

extension Explorer {
  fileprivate init(
    _ situations: [Situation], _ program: Program, _ deviations: Deviations, _ budget: Int?,
    _ properties: [Property]
  ) {
    self.init(situations, program)
    self.deviations = deviations
    self.budget = budget
    self.properties = properties
  }
}
