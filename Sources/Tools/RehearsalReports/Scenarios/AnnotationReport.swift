import RehearsalScenarios

/// Annotations for GitHub, at the lines that do not hold.
///
/// The last one says how many more there are.
struct AnnotationReport: ReportWriter {
  private var count = 0

  mutating func begin(_ header: RunHeader) -> String { "" }

  static func passage(on result: ScenarioResult) -> [UInt8] {
    result.isPassed ? [] : Array(result.annotation.utf8)
  }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    guard !result.isPassed else { return "" }
    count += 1
    return count > Annotation.most ? "" : passage.text
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    let rest = count - Annotation.most
    let room = max(0, -rest)
    let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "scenario" : "scenarios") did not pass."] : []
    let others = max(0, problems.count - room)
    let unsaid = others > 0 ? ["and \(others) more \(others == 1 ? "thing is" : "things are") wrong."] : []
    let words = more + unsaid + [tally.shortfall].compactMap(\.self)
    return problems.prefix(room).map(\.annotation).joined()
      + (words.isEmpty ? "" : "::error title=Rehearsal::\(words.joined(separator: " ").asCommandText)\n")
  }
}

extension ScenarioResult {
  fileprivate var annotation: String {
    let place = problems.first?.place ?? scenario.place
    var problems = MarkedLines()
    tellProblems(in: &problems)
    // GitHub cuts messages at 4,096 characters, in the middle of whatever stands there.
    let message = String(problems.bytes.text.dropLast()).cut(toBytes: 3600) + "\nagain: \(again)"
    return message.annotation(at: place, title: title.cut(toBytes: 240))
  }
}

extension RunProblem {
  fileprivate var annotation: String {
    String([self].account.dropLast()).annotation(at: place, title: headline.plain.cut(toBytes: 240))
  }
}
