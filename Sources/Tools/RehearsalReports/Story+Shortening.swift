extension Story {
  /// How many lines a terminal, or who stands between it and a test, takes of one story.
  package static let mostLines = 200

  /// The beginning and the end of a story that is longer than so many lines, because what goes round goes round for long.
  package func shortened(to most: Int = mostLines) -> String {
    let lines = "\(self)".split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > most else { return lines.joined(separator: "\n") }
    let (first, last) = (lines.prefix(most / 2), lines.suffix(most - most / 2))
    return (first + ["  ... \((lines.count - most).grouped) lines more ..."] + last).joined(separator: "\n")
  }
}
