import Rehearsal

/// What a user does with the field of a list that is there to look for somebody.
enum ListSearch {
  /// What nobody is called, and nothing.
  static let nobody = "zqx"

  /// Types into it, and waits for what is found.
  static func look(for name: String, in run: Run) {
    guard let field = run.simulation.look(\.touchable)?.searchField else { return }
    run.perform(.user(.types(name, into: field)))
    run.perform(.pass(.seconds(1)))
  }

  /// Looks for somebody and then for nobody any more, and once more so fast that what is found for the name comes after what
  /// is found for nobody: what is there to tap then is more than what was found, or as much as before; or else what worked has
  /// ended.
  ///
  /// The bar over a list may have gone for as long as its field is in use.
  static func lookAndClear(_ name: String, in run: Run) {
    let before = run.simulation.look(\.touchable)?.choices ?? []
    look(for: name, in: run)
    let found = run.simulation.look(\.touchable)?.choices ?? []
    clear(in: run, showing: before, finding: found)
    let field = run.simulation.look(\.touchable)?.searchField
    guard !run.progress.hasStoodStill, let field else { return }
    run.perform(.user(.types(name, into: field)))
    clear(in: run, showing: before, finding: found)
  }

  private static func clear(in run: Run, showing before: [String], finding found: [String]) {
    look(for: "", in: run)
    guard run.simulation.look(\.isQuiet), let after = run.simulation.look(\.touchable)?.choices else {
      return
    }
    if after.count < before.count, after.allSatisfy(found.contains) { run.progress.hasStoodStill = true }
  }
}
