import Rehearsal
import RehearsalExplorer
import RehearsalIsolation
import RehearsalReports
import RehearsalScenarios
import Testing

/// A file that a test keeps of something that is wrong; `swift test --attachments-path FOLDER` writes it there.
struct FailureFile: Hashable {
  let name: String
  let text: String

  /// Hands it to the test that runs now.
  func attach(at place: SourceLocation) {
    Attachment.record(text, named: name, sourceLocation: place)
  }

  /// What plays a finding again, and what happened.
  static func all(of discovery: Discovery) -> [FailureFile] {
    let slug = discovery.failure.slug
    return [
      FailureFile(name: "\(slug).feature", text: discovery.scenario(handler: nil).text),
      FailureFile(name: "\(slug).trace.ndjson", text: NDJSON.text(of: discovery.trace)),
    ]
  }

  /// The page of a search that found something.
  static func page(
    of exploration: Exploration, _ told: [(finding: Exploration.Finding, discovery: Discovery)],
    isIsolated: Bool
  ) -> FailureFile {
    let tree =
      isIsolated
      ? IsolatedTree(patience: Isolation.hangLimit, isRedacted: false).tell(exploration)
      : ToldTree(lookingAgainAt: exploration)
    var page = Page(title: "Rehearsal")
    page.add(
      ExplorationSection(
        of: exploration, handler: "the handler", again: "swift test", discoveries: told,
        tree: tree))
    return FailureFile(name: "exploration.html", text: page.text)
  }

  /// What happened in a rehearsal, as a file and as a page.
  static func all(of trace: Trace) -> [FailureFile] {
    [
      FailureFile(name: "rehearsal.trace.ndjson", text: NDJSON.text(of: trace)),
      FailureFile(name: "rehearsal.html", text: Page(of: trace, in: "a Swift test").text),
    ]
  }
}
