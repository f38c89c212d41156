/// The files that a search saves what it finds in, each finding in one of its own.
struct ScenarioFiles {
  /// What this search has written.
  private var own: Set<String> = []
  /// What was there before, says something else, and was told of.
  private var others: Set<String> = []

  /// Where a scenario goes: at a path, or at the first beside it with a number where nothing else stands.
  mutating func place(
    for scenario: String, like wanted: String, _ answer: inout CommandLineTool.Answer
  ) -> String {
    let bytes = Array(scenario.utf8)
    let path = Files.path(like: wanted) { path in
      if (try? Files.bytes(of: path)) == bytes { return true }
      // Findings of one search may have one name, and nobody need hear of that.
      if !own.contains(path), others.insert(path).inserted {
        answer.complaint += "rehearse: \(path) is there already and says something else; it stays as it is.\n"
      }
      return false
    }
    own.insert(path)
    return path
  }
}
