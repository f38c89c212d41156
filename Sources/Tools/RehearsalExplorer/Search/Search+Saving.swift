package import Rehearsal

/// A search that stopped half way, as a file keeps it.
extension Search {
  /// What came of it so far and where it stands, as one line says it; the rest are numbers.
  package var saved: JSON {
    .object([
      JSON.Member("exploration", exploration.json), JSON.Member("position", .number(Int64(position))),
    ])
  }

  /// Writes what is known of the paths: where to deviate from, and what was come to.
  package func write(to writer: inout NumberWriter) {
    frontier.write(to: &writer)
  }

  /// With how many deviations it was searched at most, where it cannot go on with more because nobody kept the
  /// places to deviate from.
  package var limitOfBudget: Int? {
    guard frontier.isCutOff, explorer.budget.map({ $0 > frontier.depth }) ?? true else { return nil }
    return frontier.depth
  }

  /// Goes on where a file says a search with the same options stopped; `nil` where it says nothing of the kind.
  package init?(_ json: JSON, _ numbers: inout NumberReader, of explorer: Explorer) {
    guard let exploration = json["exploration"].flatMap({ Exploration($0, of: explorer) }),
      let position = json["position"]?.amount, let frontier = Frontier(&numbers), numbers.isAtEnd(),
      position <= frontier.countOfLevel, exploration.levels.count - 1 == frontier.depth,
      frontier.isPossible(in: explorer.situations.count),
      frontier.depth > 0 || frontier.countOfLevel == explorer.situations.count
    else { return nil }
    self.init(explorer, frontier: frontier, position: position, exploration: exploration)
  }
}
