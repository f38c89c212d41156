import Rehearsal

/// What a user does with the field of a list that is there to look for somebody.
enum ListSearch {
  /// Types into it, and waits for what is found.
  static func look(for name: String, in run: Run) {
    guard let field = run.simulation.touchable?.searchField else { return }
    run.perform(.user(.types(name, into: field)))
    run.perform(.pass(.seconds(1)))
  }

  /// Looks for somebody and then for nobody any more: there is as much to tap as before, or what worked has ended.
  static func lookAndClear(_ name: String, in run: Run) {
    let before = run.simulation.touchable?.choices.count ?? 0
    look(for: name, in: run)
    look(for: "", in: run)
    let isLess = run.simulation.look { world in
      world.isQuiet && world.touchable.map { $0.choices.count < before } == true
    }
    if isLess { run.progress.hasStoodStill = true }
  }
}
