extension GherkinDocument {
  /// Compiles the scenarios into pickles, numbered from ``nextID``.
  ///
  /// - Throws: An error at the scenario or row that makes the pickles too large for any use.
  public func pickles() throws(SyntaxErrors) -> [Pickle] {
    try pickles(budget: Budget(bytes: 128 << 20))
  }

  func pickles(budget: Budget) throws(SyntaxErrors) -> [Pickle] {
    guard let feature else { return [] }
    var compiler = PickleCompiler(self, language: feature.language, budget: budget)
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
    var tags: [[Tag]] = []
    var background: [[GherkinStep]] = []

    func adding(_ tags: [Tag], _ background: Background? = nil) -> Heritage {
      Heritage(tags: self.tags + [tags], background: self.background + [background?.steps ?? []])
    }
  }

  private let uri: String
  private let language: String
  private var nextID: Int
  private var budget: Budget
  private var pickles: [Pickle] = []
  /// What the step before was there for, which a conjunction continues.
  private var lastKind = PickleStep.Kind.unknown

  init(_ document: GherkinDocument, language: String, budget: Budget) {
    uri = document.uri
    self.language = language
    nextID = document.nextID
    self.budget = budget
  }

  mutating func compile(_ feature: Feature) throws(SyntaxError) -> [Pickle] {
    let heritage = Heritage().adding(feature.tags, feature.background)
    for scenario in feature.scenarios { try compile(scenario, heritage) }
    for rule in feature.rules {
      let heritage = heritage.adding(rule.tags, rule.background)
      for scenario in rule.scenarios { try compile(scenario, heritage) }
    }
    return pickles
  }

  private mutating func compile(_ scenario: GherkinScenario, _ heritage: Heritage) throws(SyntaxError) {
    let heritage = heritage.adding(scenario.tags)
    budget.place = scenario.heading.location
    if scenario.examples.isEmpty { try add(scenario, heritage, nil) }
    for examples in scenario.examples {
      let heritage = heritage.adding(examples.tags)
      let placeholders = examples.header?.cells.map(Filling.Placeholder.init) ?? []
      for row in examples.body {
        budget.place = row.location
        try budget.spend(parts: row.cells.count)
        let values = row.cells.map { Array($0.value.utf8) }
        try add(scenario, heritage, Filling(rowID: row.id, placeholders: placeholders, values: values))
      }
    }
  }

  private mutating func add(
    _ scenario: GherkinScenario, _ heritage: Heritage, _ filling: Filling?
  ) throws(SyntaxError) {
    try budget.spend(parts: heritage.tags.reduce(1) { $0 + $1.count })
    lastKind = .unknown
    let background = scenario.steps.isEmpty ? [] : heritage.background
    var steps: [PickleStep] = []
    steps.reserveCapacity(scenario.steps.count + background.reduce(0) { $0 + $1.count })
    for step in background.joined() { steps.append(try expand(step, nil)) }
    for step in scenario.steps { steps.append(try expand(step, filling)) }
    let name = try filling?.fill(scenario.heading.name, &budget) ?? scenario.heading.name
    pickles.append(
      Pickle(
        id: newID(), uri: uri, location: budget.place, scenarioID: scenario.id, rowID: filling?.rowID,
        name: name, language: language, tags: Array(heritage.tags.joined()), steps: steps))
  }

  private mutating func expand(_ step: GherkinStep, _ filling: Filling?) throws(SyntaxError) -> PickleStep {
    try budget.spend(parts: 1)
    lastKind = PickleStep.Kind(step.keywordType, after: lastKind)
    var (text, arguments) = (step.text, step.arguments)
    if let filling {
      text = try filling.fill(text, &budget)
      for index in arguments.indices { arguments[index] = try filling.fill(arguments[index], &budget) }
    }
    return PickleStep(
      id: newID(), location: step.location, stepID: step.id, rowID: filling?.rowID, kind: lastKind,
      text: text, textLocation: step.textLocation, arguments: arguments)
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

extension PickleStep.Kind {
  fileprivate init(_ type: GherkinStep.KeywordType, after previous: Self) {
    switch type {
    case .context: self = .context
    case .action: self = .action
    case .outcome: self = .outcome
    case .unknown: self = .unknown
    case .conjunction: self = previous
    }
  }
}

/// How much the pickles of one source may come to.
///
/// Outlines multiply, so a few lines could expand to more than any memory holds. The budget counts
/// the bytes that are made and the bytes that are searched, and whatever is not text at a flat rate.
struct Budget {
  /// What is being expanded, to be blamed once the budget is spent.
  var place = Location(line: 1, column: 1)
  private var left: Int

  init(bytes: Int) { left = bytes }

  mutating func spend(bytes: Int) throws(SyntaxError) {
    left -= bytes
    guard left >= 0 else { throw SyntaxError(.tooLargeToExpand, at: place) }
  }

  mutating func spend(parts: Int) throws(SyntaxError) {
    try spend(bytes: parts * 64)
  }
}
