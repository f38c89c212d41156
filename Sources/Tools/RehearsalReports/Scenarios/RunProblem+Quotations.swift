import RehearsalScenarios

/// What is wrong with a file, told to people who may not know what is in it.
extension RunProblem {
  /// The problem without what is written in the file, of which nobody can say what is secret in it.
  package var withoutQuotations: RunProblem {
    guard kind == .files else { return self }
    let headline = headline.hiding("“", "”").hiding("'", "'").hiding("\"", "\"")
    let origin = place.map { "\($0): error: " } ?? "rehearse: "
    return RunProblem(kind, at: place, headline, text: "\(origin)\(headline)\n")
  }
}

extension String {
  /// The text without anything from the first mark that opens a quotation to the last one that closes one.
  fileprivate func hiding(_ opening: Character, _ closing: Character) -> String {
    guard let first = firstIndex(of: opening), let last = lastIndex(of: closing), first < last else {
      return self
    }
    return self[...first] + "…" + self[last...]
  }
}
