import ProcessIsolation
import Rehearsal
package import RehearsalExplorer
package import RehearsalReports

/// Runs the first paths of a search once more in processes of their own, and tells them as a tree.
package struct IsolatedTree {
  /// Seconds of real time without a word after which a process is given up.
  private let patience: Int
  private let isRedacted: Bool

  package init(patience: Int, isRedacted: Bool) {
    self.patience = patience
    self.isRedacted = isRedacted
  }

  /// How many processes may be lost before the rest stays untold.
  private static let mostLosses = 8

  /// The tree of what was explored; `nil` where there is none, or no process for it.
  package func tell(_ exploration: Exploration) -> ToldTree? {
    guard var search = Search(again: exploration) else { return nil }
    var isolated = IsolatedSearch(patience: patience, jobs: 1)
    do throws(IsolatedSearch.Fault) { try isolated.run(&search) } catch { return nil }
    var tree = ToldTree(of: search, for: exploration)
    var rest = tree.selection.filter { tree.branch($0) != nil }[...]
    for _ in 0..<Self.mostLosses where !rest.isEmpty {
      let todo = rest
      let view = tree
      let explorer = search.exploration.explorer
      let lost = Worker.listen(patience: patience) { desk in
        for number in todo {
          guard let branch = view.branch(number), let path = explorer.view(branch) else {
            desk.note("null")
            continue
          }
          desk.note(ToldPath(path, isRedacted: isRedacted).json.text)
        }
      } each: { text in
        guard let number = rest.popFirst() else { return }
        if let path = JSON(text).flatMap(ToldPath.init) { tree.add(path, of: number) }
      }
      // The one that was under way is the one that nobody can look at.
      if lost != nil { rest = rest.dropFirst() }
    }
    return tree
  }
}
