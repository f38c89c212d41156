import RehearsalScenarios

/// Annotations for GitHub, at the lines that do not hold.
///
/// GitHub keeps ten errors of a step and drops the others without a word, so the tenth says how many there are.
struct AnnotationReport: ReportWriter {
  static let most = 9

  private var count = 0

  mutating func begin(_ header: RunHeader) -> String { "" }

  static func passage(on result: ScenarioResult) -> [UInt8] {
    result.isPassed ? [] : Array(result.annotation.utf8)
  }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    guard !result.isPassed else { return "" }
    count += 1
    return count > Self.most ? "" : passage.text
  }

  mutating func end(_ tally: Tally) -> String {
    let rest = count - Self.most
    let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "scenario" : "scenarios") did not pass."] : []
    let words = more + [tally.shortfall].compactMap(\.self)
    return words.isEmpty ? "" : "::error title=Rehearsal::\(words.joined(separator: " ").asCommandText)\n"
  }
}

extension ScenarioResult {
  fileprivate var annotation: String {
    let place = problems.first?.place ?? scenario.place
    let properties = [
      ("file", place.file.plain), ("line", "\(place.line)"), ("endLine", "\(place.line)"),
      ("col", "\(place.column)"), ("title", title.cut(toBytes: 240)),
    ]
    let list = properties.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.asCommandProperty)" }
    var problems = MarkedLines()
    tellProblems(in: &problems)
    // Because GitHub cuts messages at 4,096 characters, in the middle of whatever stands there.
    let message = String(problems.bytes.text.dropLast()).cut(toBytes: 3600) + "\nagain: \(again)"
    return "::error \(list.joined(separator: ","))::\(message.cut(toBytes: 4000).asCommandText)\n"
  }
}
