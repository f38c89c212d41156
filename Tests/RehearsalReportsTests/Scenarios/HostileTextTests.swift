import Foundation
import RehearsalReports
import RehearsalScenarios
import Testing

/// Texts that pretend to be something else.
@Suite struct HostileTextTests {
  @Test(arguments: ScenarioReportFormat.allCases, Results.quotedTexts)
  func `no line of a report is taken for a command of GitHub`(
    format: ScenarioReportFormat, quoted: Results.Quoted
  ) {
    let report = ScenarioReportTests.text(format, of: [Results.hostile(quoted.text)])
    let lines = report.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    for line in lines {
      let start = line.drop { $0.properties.isWhitespace || $0.properties.generalCategory == .format }
      if start.starts(with: "::".unicodeScalars) {
        #expect(format == .github && start.starts(with: "::error ".unicodeScalars))
      }
      // Names and records are kept as they are, there is no way round this one in files for programs.
      guard format != .ndjson && format != .junit else { continue }
      #expect(!String(String.UnicodeScalarView(line)).contains("##["))
    }
    if format == .github { #expect(lines.count == 1) }
  }

  @Test(arguments: [ScenarioReportFormat.pretty, .progress, .github, .summary, .tap], Results.quotedTexts)
  func `nothing hidden reaches a terminal or a page`(format: ScenarioReportFormat, quoted: Results.Quoted) {
    let report = ScenarioReportTests.text(format, of: [Results.hostile(quoted.text)])
    let hidden = report.unicodeScalars.filter {
      $0 != "\n" && $0 != "\u{200D}"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
    #expect(hidden.isEmpty)
  }

  @Test func `what would act is told by name, wherever in a line it stands`() {
    for (scalar, told) in [
      ("\u{0}", "\\u{0}"), ("\u{1F}", "\\u{1F}"), ("\t", "\\t"), (" ", " "), ("~", "~"),
      ("\u{7F}", "\\u{7F}"),
      ("\u{85}", "\\u{85}"), ("\u{202E}", "\\u{202E}"), ("é", "é"), ("│", "│"), ("#", "#"),
    ] {
      for place in 0...16 {
        let (before, after) = (
          String(repeating: "a", count: place), String(repeating: "b", count: 16 - place)
        )
        #expect((before + scalar + after).plain == before + told + after)
      }
    }
  }

  @Test func `a page has no markup but ours`() {
    for text in Results.hostileTexts {
      let summary = ScenarioReportTests.text(.summary, of: [Results.hostile(text)])
      let tags = summary.unicodeScalars.filter { $0 == "<" }.count
      #expect(tags == 8)
      #expect(summary.matches(of: /<\/?(?:details|summary|code|pre)>/).count == 8)
    }
  }

  @Test func `annotations stop at nine and say how many more there are`() {
    func lines(_ count: Int) -> [Substring] {
      let results = (1...count).map { Results.hostile("x", number: $0) }
      return ScenarioReportTests.text(.github, of: results).split(separator: "\n")
    }
    #expect(lines(9).count == 9)
    #expect(lines(10).count == 10)
    #expect(lines(10).last == "::error title=Rehearsal::and 1 more scenario did not pass.")
    #expect(lines(500).count == 10)
    #expect(lines(500).last == "::error title=Rehearsal::and 491 more scenarios did not pass.")
  }

  @Test func `an annotation fits into what GitHub shows of it, and still says how to run it again`() throws {
    let line = ScenarioReportTests.text(.github, of: [Results.hostile(String(repeating: "é%", count: 9000))])
    let message = try #require(line.split(separator: "::").last)
    let shown = message.replacing("%25", with: "%").replacing("%0A", with: "\n")
    #expect(shown.utf16.count <= 4096)
    #expect(shown.contains("… (cut)\nagain: rehearse run"))
  }

  @Test func `a summary stays below what GitHub takes, and says what it leaves out`() {
    let large = Results.hostile(String(repeating: "<&", count: 20_000))
    let results = (1...12).map { Results.hostile(large.scenario.name, number: $0) }
    let summary = ScenarioReportTests.text(.summary, of: results)
    #expect(summary.utf8.count < 1_000_000)
    #expect(summary.utf8.count > 700_000)
    let shown = summary.matches(of: /<details>/).count
    #expect(
      summary.hasSuffix("**\(12 - shown) more that did not pass: there is no room for them here.**\n\n"))
    #expect(summary.contains("… (cut)</pre>"))
  }
}
