import RehearsalExplorer
import RehearsalReports

/// The page of an exploration.
extension CommandLineTool {
  /// The file that `--format html:FILE` names.
  static func pagePath(_ words: Words) throws(UsageError) -> String? {
    guard let value = words.value(of: "--format") else { return nil }
    guard value.hasPrefix("html:"), value.count > "html:".count else {
      throw .malformed("--format reads like html:exploration.html, not “\(value)”.")
    }
    return String(value.dropFirst("html:".count))
  }

  /// Writes what was explored and found as a page.
  func writePage(
    of exploration: Exploration, handler: String, _ stories: Narrator, to path: String, _ answer: inout Answer
  ) {
    var page = Page(title: "Rehearsal")
    page.add(
      ExplorationSection(
        of: exploration, handler: handler, discoveries: stories.told,
        isRedacted: stories.isRedacted))
    do throws(Files.Unreadable) { try Files.write(page.text, to: path) } catch {
      answer.complaint += "rehearse: \(error.path): \(error.reason)\n"
      answer.code = .badInput
    }
  }
}
