import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios

/// What a search found, told one after the other.
struct Narrator {
  let explorer: Explorer
  let handler: String
  /// The name of the command that plays what is saved.
  let command: String
  /// Whether stand-ins take the place of passwords, codes and tokens.
  let isRedacted: Bool
  /// Who runs a path once more where the handler may take the process with it.
  let diagnosis: Diagnosis?

  private(set) var texts: [String] = []
  /// What each is called in a file of findings that are known.
  private(set) var keys: [String] = []
  private var hasToldDivergence = false
  /// Where each is kept that was saved, by its number.
  private(set) var saved: [Int: String] = [:]
  private(set) var told: [(finding: Exploration.Finding, discovery: Discovery)] = []

  init(explorer: Explorer, handler: String, command: String, isRedacted: Bool, diagnosis: Diagnosis?) {
    self.explorer = explorer
    self.handler = handler
    self.command = command
    self.isRedacted = isRedacted
    self.diagnosis = diagnosis
  }

  /// Tells a finding; one in a path that was told already in a line.
  mutating func tell(_ finding: Exploration.Finding) -> String {
    let earlier = told.first { $0.finding.path == finding.path }?.discovery
    let diagnosed =
      earlier.map {
        Diagnosis.Report(discovery: explorer.discovery($0, also: finding.failure), divergence: "")
      } ?? diagnose(finding)
    let discovery = diagnosed.discovery
    told.append((finding, discovery))
    let report = DiscoveryReport(of: discovery, in: explorer.shard)
    let text = redact(
      (earlier == nil ? report.text : report.headline + "  It is wrong in the path above.\n") + "\n",
      Secrets(of: discovery.trace))
    texts.append(text + diagnosed.divergence)
    keys.append(redact(AcceptedFindings.key(of: discovery), Secrets(of: discovery.trace)))
    if !diagnosed.divergence.isEmpty { hasToldDivergence = true }
    return text + diagnosed.divergence
  }

  /// Tells a finding, or in a line that it is known.
  mutating func tell(_ finding: Exploration.Finding, accepting accepted: inout AcceptedFindings?) -> String {
    let text = tell(finding)
    guard let key = keys.last, let reason = accepted?.reason(for: key) else { return text }
    told.removeLast()
    return AcceptedFindings.line(of: key, reason)
  }

  /// Tells where a handler did one thing and then another; nothing where no path was nondeterministic, or where that was told
  /// with a finding.
  func tellDivergence(among paths: [Path]) -> String {
    guard let first = paths.first, !hasToldDivergence else { return "" }
    if let diagnosis { return diagnosis.divergence(among: paths) }
    let report = report(explorer.divergence(among: paths))
    guard report.isEmpty else { return report }
    return DivergenceReport.text(
      ofNondeterminismIn: explorer.situations[first.situation], explorer.deviations(of: first))
  }

  /// Tells why the first of the paths that were given up was.
  func tellGivenUp(in exploration: Exploration) -> String {
    guard let path = exploration.firstGivenUp, exploration.discoveries.isEmpty else { return "" }
    return diagnosis?.reason(forGivingUp: path)
      ?? GivenUpReport(of: path, in: explorer, isRedacted: isRedacted).text
  }

  private func redact(_ text: String, _ secrets: @autoclosure () -> Secrets) -> String {
    isRedacted ? secrets().redact(text) : text
  }

  private func report(_ divergence: Divergence?) -> String {
    divergence.map { DivergenceReport(of: $0).text(isRedacted: isRedacted) } ?? ""
  }

  private func diagnose(_ finding: Exploration.Finding) -> Diagnosis.Report {
    diagnosis?.diagnose(finding)
      ?? Diagnosis.Report(
        discovery: explorer.discovery(of: finding),
        divergence: report(explorer.divergence(in: finding.path, attempts: 2)))
  }

  /// What GitHub shows of all that, and of a search without a verdict.
  func annotations(of report: ExplorationReport, again: String, _ workspace: Workspace?) -> String {
    var annotations = ExplorationAnnotations(handler: handler, again: again)
    for (index, (_, discovery)) in told.enumerated() {
      let file = saved[index].map { workspace?.path(of: $0) ?? $0 }
      annotations.add(redact(discovery.headline, Secrets(of: discovery.trace)), savedAs: file)
    }
    if told.isEmpty, report.isInconclusive { annotations.add(report.verdict, savedAs: nil) }
    return annotations.text
  }

  /// Writes each as a scenario, under a name that begins in the same way, and says how to play it.
  mutating func save(to folder: String, named name: String, _ answer: inout CommandLineTool.Answer) -> String
  {
    var text = ""
    var files = ScenarioFiles()
    for (index, (finding, discovery)) in told.enumerated() {
      // What is wrong with one path is one scenario.
      if let first = told.firstIndex(where: { $0.finding.path == finding.path }), first < index {
        saved[index] = saved[first]
        continue
      }
      let others = told[(index + 1)...].filter { $0.finding.path == finding.path }.map(\.discovery)
      let scenario = redact(
        StatedProperty.scenario(
          discovery.scenario(handler: handler, expectingAlso: others).text,
          breaking: ([discovery] + others).compactMap { explorer.property(of: $0.failure) }),
        Secrets(of: discovery.trace))
      let path = files.place(for: scenario, like: "\(folder)/\(name)-\(finding.failure.slug).feature")
      do throws(Files.Unreadable) {
        try Files.makeFolders(to: path)
        try Files.write(scenario, to: path)
        text += "Saved: \(command) run \(path.quotedForShells.plain)\n"
        saved[index] = path
      } catch {
        answer.complain(about: error)
      }
    }
    answer.complaint += files.complaint
    return text.isEmpty ? "" : text + "\n"
  }
}

extension Explorer {
  /// What is broken, where it is a property of somebody's own.
  fileprivate func property(of failure: Failure) -> Property? {
    guard case .property(let index) = failure, properties.indices.contains(index) else { return nil }
    return properties[index]
  }
}
