/// The keywords of one language.
struct Dialect: Hashable, Sendable {
  struct Keyword: Hashable, Sendable {
    let text: String
    var type: GherkinStep.KeywordType?
    /// What a line with this keyword begins with: the keyword and, in a title, a colon.
    let prefix: [UInt8]
  }

  let name: String
  let feature, rule, background, scenario, examples: [Keyword]
  /// The longest first, because some keywords begin with another.
  let steps: [Keyword]

  /// Takes the keywords by the fields of the official file of languages.
  init<Failure>(_ name: String, keywords: (_ field: String) throws(Failure) -> [String]) throws(Failure) {
    func titles(_ field: String) throws(Failure) -> [Keyword] {
      try keywords(field).map { Keyword(text: $0, prefix: Array(($0 + ":").utf8)) }
    }
    self.name = name
    feature = try titles("feature")
    rule = try titles("rule")
    background = try titles("background")
    scenario = try titles("scenario") + titles("scenarioOutline")
    examples = try titles("examples")
    var steps: [[UInt8]: Keyword] = [:]
    for (field, type) in Self.stepFields {
      for text in try keywords(field) {
        let prefix = Array(text.utf8)
        let isAmbiguous = steps[prefix].map { $0.type != type } ?? false
        steps[prefix] = Keyword(text: text, type: isAmbiguous ? .unknown : type, prefix: prefix)
      }
    }
    self.steps = steps.values.sorted { longer, shorter in
      longer.prefix.count == shorter.prefix.count
        ? longer.prefix.lexicographicallyPrecedes(shorter.prefix) : longer.prefix.count > shorter.prefix.count
    }
  }

  private static let stepFields: [(String, GherkinStep.KeywordType)] = [
    ("given", .context), ("when", .action), ("then", .outcome), ("and", .conjunction), ("but", .conjunction),
  ]

  static let english = Dialect("en") { field in
    switch field {
    case "feature": ["Feature", "Business Need", "Ability"]
    case "rule": ["Rule"]
    case "background": ["Background"]
    case "scenario": ["Example", "Scenario"]
    case "scenarioOutline": ["Scenario Outline", "Scenario Template"]
    case "examples": ["Examples", "Scenarios"]
    case "given": ["* ", "Given "]
    case "when": ["* ", "When "]
    case "then": ["* ", "Then "]
    case "and": ["* ", "And "]
    case "but": ["* ", "But "]
    default: []
    }
  }
}
