import RehearsalExplorer
import RehearsalReports

/// The page of an exploration, and the picture of what it found.
extension CommandLineTool {
  /// What `--format` asks an exploration to write, and where.
  enum Exhibition {
    case page(path: String)
    case picture(SequenceDiagram.Format, path: String)

    init?(_ words: Words) throws(UsageError) {
      guard let value = words.value(of: "--format") else { return nil }
      let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let path = parts.dropFirst().first, !path.isEmpty else { throw Self.malformed(value) }
      if parts[0] == "html" {
        self = .page(path: path)
      } else if let format = SequenceDiagram.Format(rawValue: parts[0]) {
        self = .picture(format, path: path)
      } else {
        throw Self.malformed(value)
      }
    }

    private static func malformed(_ value: String) -> UsageError {
      .malformed(
        "--format reads like html:exploration.html, svg:finding.svg or mermaid:finding.mmd, not “\(value)”.")
    }
  }

  /// Writes what was explored and found as a page, or the first of what was found as a picture.
  func show(
    _ exploration: Exploration, handler: String, _ stories: Narrator, as exhibition: Exhibition,
    again: String, _ answer: inout Answer
  ) {
    let (text, path): (String, String)
    switch exhibition {
    case .page(let file):
      var page = Page(title: "Rehearsal")
      page.add(
        ExplorationSection(
          of: exploration, handler: handler, again: again, discoveries: stories.told,
          isRedacted: stories.isRedacted))
      (text, path) = (page.text, file)
    case .picture(let format, let file):
      guard let first = stories.told.first else {
        answer.complaint += "rehearse: nothing wrong was found, so there is nothing to draw in \(file).\n"
        return
      }
      (text, path) = (first.discovery.picture(as: format, isRedacted: stories.isRedacted), file)
    }
    do throws(Files.Unreadable) { try Files.write(text, to: path) } catch {
      answer.complain(about: error)
    }
  }
}
