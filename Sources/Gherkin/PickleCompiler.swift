extension GherkinDocument {
  /// Compiles the scenarios into pickles, numbered from ``nextID``.
  ///
  /// - Throws: An error at the scenario or row that makes the pickles too large for any use.
  public func pickles() throws(SyntaxErrors) -> [Pickle] {
    guard let feature else { return [] }
    var compiler = PickleCompiler(uri: uri, language: feature.language, firstID: nextID)
    do throws(SyntaxError) {
      return try compiler.compile(feature)
    } catch {
      throw SyntaxErrors(uri: uri, errors: [error])
    }
  }
}

/// Makes pickles: one of each scenario, or one of each row of its examples.
private struct PickleCompiler {
  /// What a scenario takes over from the feature and the rule it stands in.
  struct Heritage {
    var tags: [[Tag]]
    var background: [[Step]]
  }

  private let uri: String
  private let language: String
  private var nextID: Int
  private var budget = Budget()
  private var pickles: [Pickle] = []

  init(uri: String, language: String, firstID: Int) {
    self.uri = uri
    self.language = language
    nextID = firstID
  }

  mutating func compile(_ feature: Feature) throws(SyntaxError) -> [Pickle] {
    var heritage = Heritage(tags: [feature.tags], background: [feature.background?.steps ?? []])
    for scenario in feature.scenarios { try compile(scenario, heritage) }
    for rule in feature.rules {
      heritage.tags[1...] = [rule.tags]
      heritage.background[1...] = [rule.background?.steps ?? []]
      for scenario in rule.scenarios { try compile(scenario, heritage) }
    }
    return pickles
  }

  private mutating func compile(_ scenario: Scenario, _ heritage: Heritage) throws(SyntaxError) {
    budget.place = scenario.location
    var heritage = heritage
    heritage.tags.append(scenario.tags)
    if scenario.examples.isEmpty { try add(scenario, heritage, nil) }
    for examples in scenario.examples {
      let placeholders = examples.header?.cells.map(Filling.Placeholder.init) ?? []
      for row in examples.body {
        budget.place = row.location
        try budget.spend(parts: row.cells.count)
        let values = row.cells.map { Array($0.value.utf8) }
        let filling = Filling(rowID: row.id, placeholders: placeholders, values: values)
        try add(scenario, Heritage(tags: heritage.tags + [examples.tags], background: heritage.background), filling)
      }
    }
  }

  private mutating func add(
    _ scenario: Scenario, _ heritage: Heritage, _ filling: Filling?
  ) throws(SyntaxError) {
    try budget.spend(parts: heritage.tags.reduce(1) { $0 + $1.count })
    var steps: [PickleStep] = []
    if !scenario.steps.isEmpty {
      for step in heritage.background.joined() { steps.append(try expand(step, after: steps.last, nil)) }
    }
    for step in scenario.steps { steps.append(try expand(step, after: steps.last, filling)) }
    let name = try filling?.fill(scenario.name, &budget) ?? scenario.name
    pickles.append(
      Pickle(
        id: newID(), uri: uri, location: budget.place, scenarioID: scenario.id, rowID: filling?.rowID,
        name: name, language: language, tags: Array(heritage.tags.joined()), steps: steps))
  }

  private mutating func expand(
    _ step: Step, after previous: PickleStep?, _ filling: Filling?
  ) throws(SyntaxError) -> PickleStep {
    try budget.spend(parts: 1)
    var (text, dataTable, docString) = (step.text, step.dataTable, step.docString)
    if let filling {
      text = try filling.fill(text, &budget)
      if let table = dataTable { dataTable = try filling.fill(table, &budget) }
      if let content = docString { docString = try filling.fill(content, &budget) }
    }
    return PickleStep(
      id: newID(), location: step.location, stepID: step.id, rowID: filling?.rowID,
      kind: PickleStep.Kind(step.keywordType, after: previous?.kind ?? .unknown),
      text: text, dataTable: dataTable, docString: docString)
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

extension PickleStep.Kind {
  fileprivate init(_ type: Step.KeywordType, after previous: Self) {
    switch type {
    case .context: self = .context
    case .action: self = .action
    case .outcome: self = .outcome
    case .unknown: self = .unknown
    case .conjunction: self = previous
    }
  }
}
