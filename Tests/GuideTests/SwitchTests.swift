import Rehearsal
import TestBench
import Testing

/// The page about assumptions names every one that can be taken otherwise.
@Suite struct SwitchTests {
  @Test func `every switch of the profile is in the table`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/HowTheSystemDecides.md")
    for reading in Reading.allCases where Profile().setting(of: reading) != nil {
      #expect(page.contains("| \(reading.rule) |"), "there is no row for \(reading.rule), \(reading)")
    }
  }
}
