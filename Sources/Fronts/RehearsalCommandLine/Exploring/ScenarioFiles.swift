/// The files that a search saves what it finds in, each finding in one of its own.
struct ScenarioFiles {
  /// What this search has written.
  private var own: Set<String> = []
  /// What was in the way and says something else.
  private var met: [String] = []

  /// Where a scenario goes: at a path, or at the first beside it with a number where nothing else stands.
  mutating func place(for scenario: String, like wanted: String) -> String {
    let bytes = Array(scenario.utf8)
    let path = Files.path(like: wanted) { path in
      if (try? Files.bytes(of: path)) == bytes { return true }
      if !met.contains(path) { met.append(path) }
      return false
    }
    own.insert(path)
    return path
  }

  /// What is no finding of this search: findings that have one name are in each other's way, and nobody need hear of it.
  var complaint: String {
    met.filter { !own.contains($0) }.map {
      "rehearse: \($0) is there already and says something else; it stays as it is.\n"
    }.joined()
  }
}
