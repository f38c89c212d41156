import FieldBugs
import Gallery
import Rehearsal
import RehearsalExplorer
import Testing

/// Bugs of shipped providers, of which public trackers tell, in Apple's names: each is found, and its twin is sound.
@Suite(.serialized) struct FieldBugTests {
  private static let names = Gallery.fieldBugs.map(\.name)

  private func exhibit(_ name: String) throws -> Exhibit {
    try #require(Gallery.fieldBugs.first { $0.name == name })
  }

  @Test(arguments: names)
  func `it is found in the smallest path that shows it`(name: String) throws {
    let exhibit = try exhibit(name)
    let found = exhibit.search.explore()
    #expect(found.verdict == .failed)
    #expect(found.levels.last?.budget == exhibit.budget)
    let first = try #require(found.discoveries.first)
    let deviations = found.explorer.discovery(of: first).deviations.map(\.name)
    #expect(Exhibit.Finding(first.failure, after: deviations) == exhibit.findings.first)
  }

  @Test(arguments: names)
  func `its twin is exhausted`(name: String) throws {
    let exhibit = try exhibit(name)
    var search = exhibit.soundSearch
    search.deviations = exhibit.deviations
    search.budget = 1
    let sound = search.explore()
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }
}
