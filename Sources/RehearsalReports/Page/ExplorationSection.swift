import Rehearsal
public import RehearsalExplorer
import RehearsalScenarios

/// What a page tells of an exploration: how far it went, and what it found.
public struct ExplorationSection: Sendable {
  /// What was explored.
  let title: String
  /// What came of it, in a sentence.
  let verdict: String
  let coverage: Coverage
  /// How far it went, a row a budget.
  let rows: [Row]
  /// What it found, each with its run.
  let findings: [Finding]

  /// All courses with so many departures from the smooth one.
  struct Row: Hashable {
    let budget: Int
    let courses: Int
    let states: Int
    let found: Int
  }

  /// Something wrong, with the run that shows it and the nearest one in which all is well.
  struct Finding: Hashable {
    let title: String
    /// What more there is to say of it, line by line.
    let account: [String]
    /// The text that plays it again.
    let scenario: String
    let failing: Film
    let passing: Film?
  }
}

extension ExplorationSection {
  /// What an exploration of a handler found, with everything that is known of each finding, but for secrets where
  /// they are not to be seen.
  public init(
    of exploration: Exploration, handler: String,
    discoveries: [(finding: Exploration.Finding, discovery: Discovery)], isRedacted: Bool = false
  ) {
    let report = ExplorationReport(of: exploration, handler: handler)
    let kind = exploration.explorer.situations.first.map { ", \($0.kind.rawValue)" } ?? ""
    self.init(
      title: handler + kind, verdict: String(report.verdict.dropLast()), coverage: exploration.coverage,
      rows: exploration.levels.map { level in
        Row(
          budget: level.budget, courses: level.courses, states: level.states,
          found: discoveries.count { $0.finding.course.turns.count == level.budget })
      },
      findings: discoveries.map { _, discovery in
        let secrets = isRedacted ? Secrets(of: discovery.trace) : nil
        func shown(_ text: String) -> String { secrets?.redact(text) ?? text }
        return Finding(
          title: discovery.headline, account: DiscoveryReport(of: discovery).account.map(shown),
          scenario: shown(discovery.scenario(handler: handler).text),
          failing: Film(of: discovery.trace, redacting: secrets),
          passing: discovery.sibling.map { Film(of: $0, redacting: isRedacted ? Secrets(of: $0) : nil) })
      })
  }
}
