import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What a search found, told one after the other.
struct Narrator {
  let explorer: Explorer
  let handler: String
  /// Who runs a course once more where the handler may take the process with it.
  let retelling: Retelling?

  private(set) var texts: [String] = []
  private(set) var told: [(finding: Exploration.Finding, discovery: Discovery)] = []

  init(explorer: Explorer, handler: String, retelling: Retelling?) {
    self.explorer = explorer
    self.handler = handler
    self.retelling = retelling
  }

  /// Tells a finding; one in a course that was told already in a line.
  mutating func tell(_ finding: Exploration.Finding) -> String {
    let earlier = told.first { $0.finding.course == finding.course }?.discovery
    let discovery = earlier.map { explorer.discovery($0, also: finding.wrong) } ?? retold(finding)
    told.append((finding, discovery))
    let report = DiscoveryReport(of: discovery)
    let text =
      (earlier == nil ? report.text : report.headline + "  It is wrong in the course above.\n") + "\n"
    texts.append(text)
    return text
  }

  private func retold(_ finding: Exploration.Finding) -> Discovery {
    retelling?.discovery(of: finding) ?? explorer.discovery(of: finding)
  }

  /// Writes each as a scenario, and says how to play it.
  func save(to folder: String, _ answer: inout CommandLineTool.Answer) -> String {
    var text = ""
    Files.makeFolder(folder)
    for (finding, discovery) in told {
      let path = "\(folder)/\(handler.lowercased())-\(finding.wrong.slug).feature"
      do throws(Files.Unreadable) {
        try Files.write(discovery.scenario(handler: handler).text, to: path)
        text += "Saved: rehearse run \(path)\n"
      } catch {
        answer.complaint += "rehearse: \(error.path): \(error.reason)\n"
        answer.code = .badInput
      }
    }
    return text.isEmpty ? "" : text + "\n"
  }
}
