import Rehearsal
import RehearsalScenarios

/// The Test Anything Protocol, version 14: a point a scenario, with what went wrong as YAML under it.
struct TAPReport: ReportWriter {
  private var point = 0

  mutating func begin(_ header: RunHeader) -> String { "TAP version 14\n1..\(header.share)\n" }

  static func passage(on result: ScenarioResult) -> [UInt8] {
    guard !result.isPassed else { return [] }
    return result.diagnosis.flatMap { "  \($0)\n".utf8 } + result.account(margin: "    ")
  }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    point += 1
    let title = result.title.mapped { $0 == "\\" || $0 == "#" ? "\\\($0)" : nil }
    var text = "\(result.isPassed ? "ok" : "not ok") \(point) - \(title)\n"
    let diagnosis = (time.map { "  duration_ms: \($0.milliseconds)\n" } ?? "") + passage.text
    if !diagnosis.isEmpty { text += "  ---\n\(diagnosis)  ...\n" }
    return text
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    (problems.headline ?? tally.shortfall).map { "Bail out! \($0)\n" } ?? ""
  }
}

extension ScenarioResult {
  /// Lines of YAML before the account, in the few forms that the small readers of harnesses know, too.
  fileprivate var diagnosis: [String] {
    let place = problems.first?.place ?? scenario.place
    return [
      "severity: \(status.word.inQuotes)",
      "message: \(headline.inQuotes)",
      "at:",
      "  file: \(place.file.plain.inQuotes)",
      "  line: \(place.line)",
      "  column: \(place.column)",
      // Every line of the account begins with a mark of ours: this block needs no quotes.
      "details: |",
    ]
  }
}

extension String {
  fileprivate var inQuotes: String { JSON.string(self).text }
}
