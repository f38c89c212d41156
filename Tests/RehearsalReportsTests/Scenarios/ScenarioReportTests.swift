import Foundation
import Rehearsal
import RehearsalReports
import RehearsalScenarios
import TestBench
import Testing

/// Reports on scenarios, format by format.
@Suite struct ScenarioReportTests {
  @Test(arguments: ScenarioReportFormat.allCases)
  func `a report of every way to end is the one on record`(format: ScenarioReportFormat) throws {
    try expectRecord(Self.text(format, of: Results.all).bare, "all.\(format).txt")
  }

  @Test(arguments: ScenarioReportFormat.allCases)
  func `a report of hostile texts is the one on record`(format: ScenarioReportFormat) throws {
    let results = Results.hostileTexts.dropLast().enumerated().map {
      Results.hostile($0.element, number: $0.offset + 1)
    }
    try expectRecord(Self.text(format, of: results).bare, "hostile.\(format).txt")
  }

  @Test(arguments: ScenarioReportFormat.allCases)
  func `a run that was cut short does not look whole`(format: ScenarioReportFormat) throws {
    let text = Self.text(format, of: Array(Results.all.prefix(1)), planned: 7)
    switch format {
    case .pretty, .progress, .junit, .github, .summary, .tap, .html:
      #expect(text.contains("The run was cut short: 6 of 7 scenarios were not played."))
    case .ndjson:
      #expect(
        text.contains(#""planned":7"#)
          && text.hasSuffix("\"results\":1,\"passed\":1,\"failed\":0,\"crashed\":0,\"hung\":0}\n"))
    }
  }

  @Test(arguments: ScenarioReportFormat.allCases)
  func `a run of nothing is a report all the same`(format: ScenarioReportFormat) throws {
    try expectRecord(Self.text(format, of: []).bare, "none.\(format).txt")
  }

  @Test(arguments: ScenarioReportFormat.allCases)
  func `a report of what is wrong besides the scenarios is the one on record`(
    format: ScenarioReportFormat
  ) throws {
    var report = ScenarioReport(format)
    var text = report.begin(RunHeader(planned: 1))
    text += report.add(Results.all[0])
    let place = Results.all[1].scenario.place
    let problems = [
      RunProblem(.files, at: place, "no <such> step", text: "\(place): error: no <such> step\n  | ^\n"),
      RunProblem(.selection, "no scenario was selected", text: "rehearse: no scenario was selected.\n"),
      RunProblem(.traces, at: place, "]]>\n::error::x", text: "]]>\n::error::x\n"),
    ]
    try expectRecord((text + report.end(problems)).bare, "problems.\(format).txt")
  }

  @Test func `annotations leave room for one that counts the others`() {
    var report = ScenarioReport(.github)
    _ = report.begin(RunHeader(planned: 0))
    let problems = (1...12).map { RunProblem(.files, "\($0)", text: "\($0)\n") }
    let lines = report.end(problems).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=Rehearsal::and 3 more things are wrong.")
  }

  @Test(arguments: ScenarioReportFormat.allCases)
  func `colors are for people only, and change nothing but colors`(format: ScenarioReportFormat) {
    let plain = Self.text(format, of: Results.all)
    let colored = Self.text(format, of: Results.all, isColored: true)
    #expect((colored == plain) == (format != .pretty && format != .progress))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test func `no two cases of a file have one name, even where only what XML cannot hold tells them apart`() {
    let names = ["x", "x", "x\u{1}", "x\u{2}", "x", "x (f:1)"]
    let results = names.enumerated().map { Results.result($0.offset + 1, $0.element, in: ("F", "f"), at: 1) }
    let cases = Self.text(.junit, of: results).matches(of: /<testcase ([^>]*)>/).map(\.1)
    #expect(cases.count == 6)
    #expect(Set(cases).count == 6)
  }

  @Test func `times are told where somebody hands them over`() {
    func text(_ format: ScenarioReportFormat) -> String {
      var report = ScenarioReport(format)
      var text = report.begin(RunHeader(planned: 2))
      text += report.add(Results.all[0], took: .microseconds(1_499_600))
      text += report.add(Results.all[1], took: .milliseconds(20))
      return text + report.end()
    }
    #expect(text(.pretty).contains("✔ a weak password becomes a strong one  1.500 s\n"))
    #expect(text(.tap).contains("  duration_ms: 1500\n"))
    let xml = text(.junit)
    for time in ["1.500", "0.020", "1.520"] { #expect(xml.contains("time=\"\(time)\"")) }
  }

  @Test func `progress fits into eighty columns`() {
    let results = (1...161).map { Results.result($0, "x", in: ("f", "f"), at: $0) }
    let lines = Self.text(.progress, of: results).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(4).map(\.count) == [80, 80, 1, 0])
    let whole = Self.text(.progress, of: Array(results.prefix(80)))
    #expect(whole.hasPrefix(String(repeating: ".", count: 80) + "\n\n80 scenarios planned"))
  }

  @Test func `a shard says which it is and how much it plays`() throws {
    let shard = try #require(RunHeader.Shard(2, of: 3))
    #expect((0...7).map { RunHeader(planned: $0, shard: shard).share } == [0, 0, 1, 1, 1, 2, 2, 2])
    #expect((1...7).filter(shard.plays) == [2, 5])
    #expect(RunHeader.Shard(0, of: 3) == nil && RunHeader.Shard(4, of: 3) == nil)
    var report = ScenarioReport(.pretty)
    #expect(report.begin(RunHeader(planned: 7, shard: shard)) == "Shard 2 of 3: 2 of 7 scenarios\n\n")
  }

  static func text(
    _ format: ScenarioReportFormat, of results: [ScenarioResult], planned: Int? = nil, isColored: Bool = false
  ) -> String {
    var report = ScenarioReport(format, isColored: isColored)
    var text = report.begin(RunHeader(planned: planned ?? results.count))
    for result in results { text += report.add(result) }
    return text + report.end()
  }
}
