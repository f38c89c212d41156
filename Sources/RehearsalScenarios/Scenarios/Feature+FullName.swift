package import Gherkin

extension Feature {
  /// The name that tells a scenario from its namesakes, the way other tools of this language have it:
  /// `rule - scenario - examples - #1.2: name`.
  ///
  /// It does not depend on which other scenarios are played.
  package func fullName(of pickle: Pickle) -> String {
    if let scenario = scenarios.first(where: { $0.id == pickle.scenarioID }) {
      return scenario.fullName(of: pickle)
    }
    for rule in rules {
      guard let scenario = rule.scenarios.first(where: { $0.id == pickle.scenarioID }) else { continue }
      return [rule.heading.name, scenario.fullName(of: pickle)].joinedNames
    }
    return pickle.name
  }
}

extension Gherkin.Scenario {
  fileprivate func fullName(of pickle: Pickle) -> String {
    for (index, table) in examples.enumerated() {
      guard let row = table.body.firstIndex(where: { $0.id == pickle.rowID }) else { continue }
      let name = [heading.name, table.heading.name, "#\(index + 1).\(row + 1)"].joinedNames
      return pickle.name == heading.name ? name : "\(name): \(pickle.name)"
    }
    return pickle.name
  }
}

extension [String] {
  fileprivate var joinedNames: String { filter { !$0.isEmpty }.joined(separator: " - ") }
}
