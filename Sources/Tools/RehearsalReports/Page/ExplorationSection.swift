import Rehearsal
public import RehearsalExplorer
import RehearsalScenarios

/// What a page tells of an exploration: how far it went, and what it found.
public struct ExplorationSection: Sendable {
  /// What was explored.
  let title: String
  /// The command that explores it again.
  let again: String
  /// What came of it, in a sentence.
  let verdict: String
  let coverage: Coverage
  /// How far the verdict reaches.
  var bounds: [DiscoveryReport.Note] = []
  /// What was never come across.
  var missing: [String] = []
  /// The advice that was not taken.
  var advice: [String] = []
  /// What the user or the app asked for.
  let requests: [Request]
  /// How far it went, a row a budget.
  let rows: [Row]
  /// What it found, each with its run.
  let findings: [Finding]
  /// What was come to one after the other.
  var milestones: Milestones?
  /// The paths, as far as they are told.
  var walk: Walk?

  /// Where one can walk through the paths that were run.
  struct Walk {
    let tree: ToldTree
    let situations: [String]
    let budget: Int?
  }

  /// All paths with so many deviations from the happy one.
  struct Row: Hashable {
    let budget: Int
    let paths: Int
    let states: Int
    let found: Int
  }

  /// Something wrong, with the run that shows it and the nearest one in which all is well.
  struct Finding: Hashable {
    let title: String
    /// What deviates from the usual in it, and what matters.
    let notes: [DiscoveryReport.Note]
    /// The text that plays it again.
    let scenario: String
    let failing: Film
    let passing: Film?
    /// With how many deviations it comes up.
    var budget = 0
    var path: Path?
  }
}

extension ExplorationSection {
  /// What an exploration of a handler found, with everything that is known of each finding, but for secrets where
  /// they are not to be seen, and the command that does the same again.
  public init(
    of exploration: Exploration, handler: String, again: String,
    discoveries: [(finding: Exploration.Finding, discovery: Discovery)], isRedacted: Bool = false
  ) {
    self.init(
      of: exploration, handler: handler, again: again, discoveries: discoveries, tree: nil,
      isRedacted: isRedacted)
  }

  /// What an exploration found, with the tree of its paths where there is one.
  package init(
    of exploration: Exploration, handler: String, again: String,
    discoveries: [(finding: Exploration.Finding, discovery: Discovery)], tree: ToldTree?,
    isRedacted: Bool = false
  ) {
    let report = ExplorationReport(of: exploration, handler: handler)
    let kind = exploration.explorer.situations.first.map { ", \($0.request.name)" } ?? ""
    self.init(
      title: handler + kind, again: again, verdict: String(report.verdict.dropLast()),
      coverage: exploration.coverage, bounds: report.bounds, missing: report.missing, advice: report.untaken,
      requests: exploration.explorer.situations.map(\.request),
      rows: exploration.levels.map { level in
        Row(
          budget: level.budget, paths: level.paths, states: level.states,
          found: discoveries.count { $0.finding.path.deviations.count == level.budget })
      },
      findings: discoveries.map { found, discovery in
        let secrets = isRedacted ? Secrets(of: discovery.trace) : nil
        func shown(_ text: String) -> String { secrets?.redact(text) ?? text }
        return Finding(
          title: discovery.headline.capitalizedFirst,
          notes: DiscoveryReport(of: discovery).notes.map {
            DiscoveryReport.Note(label: $0.label, text: shown($0.text))
          },
          scenario: shown(discovery.scenario(handler: handler).text),
          failing: Film(of: discovery.trace, redacting: secrets),
          passing: discovery.sibling.map { Film(of: $0, redacting: isRedacted ? Secrets(of: $0) : nil) },
          budget: found.path.deviations.count, path: found.path)
      })
    milestones = Milestones(of: exploration, discoveries.map(\.finding), tree?.tree)
    walk = tree.map { tree in
      Walk(
        tree: tree, situations: exploration.explorer.situations.map(\.name),
        budget: exploration.explorer.budget)
    }
  }
}
