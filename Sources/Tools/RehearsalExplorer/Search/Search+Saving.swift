package import Rehearsal

/// A search that stopped half way, as a file keeps it.
extension Search {
  /// Where it stands.
  package var saved: JSON {
    .object([
      JSON.Member("exploration", exploration.json), JSON.Member("position", .number(Int64(position))),
      JSON.Member("frontier", frontier.json),
    ])
  }

  /// With how many deviations it was searched at most, where it cannot go on with more because nobody kept the
  /// places to deviate from.
  package var limitOfBudget: Int? {
    guard frontier.isCutOff, explorer.budget.map({ $0 > frontier.depth }) ?? true else { return nil }
    return frontier.depth
  }

  /// Goes on where a file says a search with the same options stopped; `nil` where it says nothing of the kind.
  package init?(_ json: JSON, of explorer: Explorer) {
    guard let exploration = json["exploration"].flatMap({ Exploration($0, of: explorer) }),
      let position = json["position"]?.amount, let frontier = json["frontier"].flatMap(Frontier.init),
      position <= frontier.countOfLevel, exploration.levels.count == frontier.depth + 1,
      frontier.depth > 0 || frontier.countOfLevel == explorer.situations.count
    else { return nil }
    self.init(explorer, frontier: frontier, position: position, exploration: exploration)
  }
}
