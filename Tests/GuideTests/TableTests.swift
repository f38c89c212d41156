import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// Pages with a table of all that there is of something have all of it.
@Suite struct TableTests {
  @Test func `every switch of the profile is in the table`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/HowTheSystemDecides.md")
    for reading in Reading.allCases where Profile().setting(of: reading) != nil {
      #expect(page.contains("| \(reading.rule) |"), "there is no row for \(reading.rule), \(reading)")
    }
  }

  @Test func `every format of a report is in the table, and says for whom it is`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/RehearsingInCI.md")
    for format in ScenarioReportFormat.allCases {
      #expect(page.contains("\n| `\(format)` | "), "there is no row for \(format)")
    }
  }
}
