import ProcessIsolation
public import Rehearsal
public import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios
public import Testing

/// Explores everything the environment may do to a handler, and records an issue for every counterexample, with the
/// story and a scenario that replays it; a search that comes to no verdict is an issue as well.
///
/// So is what no path came across, because nobody knows then what would have come of it: an upgrade, the
/// extension's interface, a deviation, the test of a property. Where a handler has no interface, say
/// `lacking: [.interface]`.
///
/// ```swift
/// @Test func `nothing locks anybody out`() {
///   explore(Situation.usual(.strongPassword, changesTakeEffect: .gracefully)) { Ours() }
/// }
/// ```
@discardableResult
public func explore(
  _ situations: [Situation], deviating deviations: Deviations = SearchTrait.deviations,
  budget: Int? = SearchTrait.budget,
  properties: [Property] = [], lacking: Set<Gap> = [], sourceLocation: SourceLocation = #_sourceLocation,
  handler makeHandler: @escaping () -> any AccountModificationHandler
) -> Exploration {
  explore(
    situations, handler: Program(makeHandler), deviating: deviations, budget: budget, properties: properties,
    lacking: lacking, sourceLocation: sourceLocation)
}

/// Explores everything the environment may do to a credential provider, and records an issue for every
/// counterexample.
///
/// ```swift
/// @Test func `everybody gets their own password`() {
///   let vault = Vault()
///   explore(Situation.usual(.password), budget: 1, lacking: [.interface], provider: { MyVault(vault) })
/// }
/// ```
@discardableResult
public func explore(
  _ situations: [Situation], deviating deviations: Deviations = SearchTrait.deviations,
  budget: Int? = SearchTrait.budget,
  properties: [Property] = [], lacking: Set<Gap> = [], sourceLocation: SourceLocation = #_sourceLocation,
  provider makeHandler: @escaping () -> any CredentialProviderHandler
) -> Exploration {
  explore(
    situations, handler: Program(provider: makeHandler), deviating: deviations, budget: budget,
    properties: properties, lacking: lacking, sourceLocation: sourceLocation)
}

/// Explores everything the environment may do to a program, such as one of a view controller written for iOS, and records an
/// issue for every counterexample.
@discardableResult
public func explore(
  _ situations: [Situation], handler program: Program,
  deviating deviations: Deviations = SearchTrait.deviations, budget: Int? = SearchTrait.budget,
  properties: [Property] = [], lacking: Set<Gap> = [], sourceLocation: SourceLocation = #_sourceLocation
) -> Exploration {
  explore(
    Explorer(
      situations, handler: program, deviations: deviations, budget: budget, properties: properties),
    lacking: lacking, sourceLocation: sourceLocation)
}

/// Runs a search, and records an issue for every counterexample, and for what no path came across without its
/// being said to be lacking.
@discardableResult
public func explore(
  _ explorer: Explorer, lacking: Set<Gap> = [], sourceLocation: SourceLocation = #_sourceLocation
) -> Exploration {
  // A process of its own is given up by who made it, and what the watch holds at that moment would stay held in it.
  if Isolation.isOn { return tell(explorer, lacking: lacking, at: sourceLocation) }
  return Watch.kept.over(explorer.program, at: sourceLocation) { program in
    var explorer = explorer
    explorer.program = program
    return tell(explorer, lacking: lacking, at: sourceLocation)
  }
}

private func tell(
  _ explorer: Explorer, lacking: Set<Gap>, at sourceLocation: SourceLocation
) -> Exploration {
  let (exploration, diagnosis) = explored(explorer, at: sourceLocation)
  let report = ExplorationReport(of: exploration, handler: "the handler")
  var told: [(finding: Exploration.Finding, discovery: Discovery)] = []
  for finding in exploration.discoveries {
    let discovery = diagnosis?.diagnose(finding).discovery ?? exploration.explorer.discovery(of: finding)
    Issue.tell(
      "\(DiscoveryReport(of: discovery, in: explorer.shard).text)\n\(discovery.scenario(handler: nil).text)",
      at: sourceLocation)
    told.append((finding, discovery))
    for file in FailureFile.all(of: discovery) { file.attach(at: sourceLocation) }
  }
  if !told.isEmpty {
    FailureFile.page(of: exploration, told, isIsolated: diagnosis != nil).attach(at: sourceLocation)
  }
  if exploration.isThrough, exploration.discoveries.isEmpty {
    for gap in exploration.gaps where !lacking.contains(gap) {
      Issue.tell(
        "never seen: \(report.sentence(of: gap)); if that is meant, say lacking: [\(gap.inSwift)]",
        at: sourceLocation)
    }
  }
  // What nobody came to is told above, gap by gap.
  let isOpen = exploration.verdict == .inconclusive && !exploration.isHollow
  if isOpen || !exploration.nondeterministicPaths.isEmpty {
    let divergence =
      diagnosis?.divergence(among: exploration.nondeterministicPaths)
      ?? explorer.divergence(among: exploration.nondeterministicPaths).map { DivergenceReport(of: $0).text }
      ?? ""
    let givenUp = exploration.firstGivenUp.map {
      diagnosis?.reason(forGivingUp: $0) ?? GivenUpReport(of: $0, in: explorer).text
    }
    Issue.tell(
      "\(divergence)\(givenUp ?? "")\(report.verdict)",
      at: sourceLocation)
  }
  return exploration
}

/// Runs a search in copies of this process where those can be made, and says who looks at what it found there.
private func explored(
  _ explorer: Explorer, at sourceLocation: SourceLocation
) -> (Exploration, Diagnosis?) {
  guard Isolation.isOn else { return (explorer.explore(), nil) }
  var search = Search(explorer)
  var isolated = IsolatedSearch(patience: Isolation.hangLimit, jobs: System.processorCount)
  do throws(IsolatedSearch.Fault) { try isolated.run(&search) } catch {
    Issue.tell("the search could not go on: \(error.reason)", at: sourceLocation)
  }
  let hasHung = search.exploration.discoveries.contains { $0.failure == .hang }
  let patience = hasHung ? min(Isolation.hangLimit, 1) : Isolation.hangLimit
  let diagnosis = Diagnosis(
    explorer: search.exploration.explorer, patience: patience, isRedacted: false, quotesMessages: true)
  return (search.exploration, diagnosis)
}

extension Explorer {
  fileprivate init(
    _ situations: [Situation], handler program: Program, deviations: Deviations, budget: Int?,
    properties: [Property]
  ) {
    self.init(situations, handler: program)
    self.deviations = deviations
    self.budget = budget
    self.properties = properties
  }
}

extension Gap {
  /// How it is written.
  fileprivate var inSwift: String {
    switch self {
    case .deviations: ".deviations"
    case .deviation(let kind): ".deviation([\(kind.names.map { ".\($0)" }.joined(separator: ", "))])"
    case .success: ".success"
    case .request(let number, let situation): ".request(\(number), of: \"\(situation)\")"
    case .offering: ".offering"
    case .filling: ".filling"
    case .interface: ".interface"
    case .property(let index): ".property(\(index))"
    }
  }
}
