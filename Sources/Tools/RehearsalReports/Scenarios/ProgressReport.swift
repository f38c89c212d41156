import RehearsalScenarios

/// One character a scenario, and at the end whatever went wrong.
struct ProgressReport: ReportWriter {
  static let width = 80

  let ink: Ink
  private var column = 0
  private var failures = FailureList()

  init(ink: Ink) {
    self.ink = ink
  }

  mutating func begin(_ header: RunHeader) -> String { "" }

  static func passage(on result: ScenarioResult) -> [UInt8] { FailureList.passage(on: result) }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    failures.add(result, passage, ink)
    column = column % Self.width + 1
    return result.status.letter(ink) + (column == Self.width ? "\n" : "")
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    let beginning = (column % Self.width == 0 ? "" : "\n") + (column == 0 ? "" : "\n")
    return failures.text(after: beginning, before: problems.told + tally.closing(ink))
  }
}

extension ScenarioResult.Status {
  fileprivate func letter(_ ink: Ink) -> String {
    switch self {
    case .passed: ink.green(".")
    case .failed: ink.red("F")
    case .crashed: ink.red("C")
    case .hung: ink.red("H")
    }
  }
}
