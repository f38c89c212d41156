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
    let values: [ExampleRow.Value]
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

  private mutating func add(_ scenario: GherkinScenario) {
    for (table, examples) in scenario.examples.enumerated() {
      let names = examples.header?.cells.map(\.value) ?? []
      for (row, body) in examples.body.enumerated() {
        rows[body.id] = Row(
          outline: scenario.heading.name, examples: examples.heading.name, number: "\(table + 1).\(row + 1)",
          values: zip(names, body.cells).map { ExampleRow.Value(name: $0, text: $1.value) })
      }
    }
  }

  package subscript(pickle: Pickle) -> String {
    let rule = rules[pickle.scenarioID] ?? ""
    guard let row = pickle.rowID.flatMap({ rows[$0] }) else { return [rule, pickle.name].joinedNames }
    let name = [rule, row.outline, row.examples, "#\(row.number)"].joinedNames
    return pickle.name == row.outline ? name : "\(name): \(pickle.name)"
  }

  /// The row of examples that a scenario is made of; `nil` where it is one by itself.
  func example(of pickle: Pickle) -> ExampleRow? {
    pickle.rowID.flatMap { rows[$0] }.map {
      ExampleRow(outline: $0.outline, number: $0.number, values: $0.values)
    }
  }
}

extension [String] {
  fileprivate var joinedNames: String { filter { !$0.isEmpty }.joined(separator: " - ") }
}
