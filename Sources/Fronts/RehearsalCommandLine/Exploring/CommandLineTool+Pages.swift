import RehearsalExplorer
import RehearsalReports

/// What an exploration writes besides.
extension CommandLineTool {
  /// Writes what was explored and found as a page, or the first of what was found as a picture.
  func show(
    _ exploration: Exploration, handler: String, _ stories: Narrator, as exhibit: Exhibit,
    again: String, _ answer: inout Answer
  ) {
    let (text, path): (String, String)
    switch exhibit {
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
