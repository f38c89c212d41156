package import Gherkin

/// The names that tell the scenarios of a feature from their namesakes, the way other tools of this language
/// have them: `rule - scenario - examples - #1.2: name`.
///
/// They do not depend on which other scenarios are played, and are drawn up once, because a table of examples
/// can have very many rows.
package struct FullNames {
  private var rules: [Int: String] = [:]
  private var rows: [Int: Row] = [:]

  private struct Row {
    let outline: String
    let examples: String
    let number: String
  }

  package init(of feature: Feature) {
    for scenario in feature.scenarios { add(scenario) }
    for rule in feature.rules {
      for scenario in rule.scenarios {
        rules[scenario.id] = rule.heading.name
        add(scenario)
      }
    }
  }

  private mutating func add(_ scenario: Gherkin.Scenario) {
    for (table, examples) in scenario.examples.enumerated() {
      for (row, body) in examples.body.enumerated() {
        rows[body.id] = Row(
          outline: scenario.heading.name, examples: examples.heading.name, number: "#\(table + 1).\(row + 1)")
      }
    }
  }

  package subscript(pickle: Pickle) -> String {
    let rule = rules[pickle.scenarioID] ?? ""
    guard let row = pickle.rowID.flatMap({ rows[$0] }) else { return [rule, pickle.name].joinedNames }
    let name = [rule, row.outline, row.examples, row.number].joinedNames
    return pickle.name == row.outline ? name : "\(name): \(pickle.name)"
  }
}

extension [String] {
  fileprivate var joinedNames: String { filter { !$0.isEmpty }.joined(separator: " - ") }
}
