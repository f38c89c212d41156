package import Rehearsal

/// A search that stopped half way, as a file keeps it.
extension Search {
  /// Where it stands.
  package var saved: JSON {
    .object([
      JSON.Member("exploration", exploration.json), JSON.Member("position", .number(Int64(position))),
      JSON.Member("chart", chart.json),
    ])
  }

  /// With how many departures it was searched at most, where it cannot go on with more because nobody kept the
  /// places to depart from.
  package var limitOfBudget: Int? {
    guard chart.isCutOff, explorer.budget.map({ $0 > chart.depth }) ?? true else { return nil }
    return chart.depth
  }

  /// Goes on where a file says a search with the same options stopped; `nil` where it says nothing of the kind.
  package init?(_ json: JSON, of explorer: Explorer) {
    guard let exploration = json["exploration"].flatMap({ Exploration($0, of: explorer) }),
      let position = json["position"]?.amount, let chart = json["chart"].flatMap(Chart.init),
      position <= chart.countOfLevel, exploration.levels.count == chart.depth + 1,
      chart.depth > 0 || chart.countOfLevel == explorer.situations.count
    else { return nil }
    self.init(explorer, chart: chart, position: position, exploration: exploration)
  }
}
