import Foundation
import RehearsalCommandLine
import RehearsalScenarios
import TestBench
import Testing

/// The files that must not load, each with what there is to say about it.
@Suite struct MalformedFileTests {
  @Test(arguments: try FeatureFile.malformed)
  func `every mistake is told as the file beside it has it`(file: FeatureFile) throws {
    let expected = try House.text(of: file.path.replacingOccurrences(of: ".feature", with: ".diagnostics"))
    let reading = file.read()
    #expect(reading.diagnostics.map { "\($0)\n" }.joined() == expected)
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test(arguments: try FeatureFile.malformed)
  func `every caret stands within its line`(file: FeatureFile) {
    for diagnostic in file.read().diagnostics {
      let line = diagnostic.source.unicodeScalars.count
      #expect(diagnostic.place.column >= 1)
      #expect(diagnostic.place.column - 1 + diagnostic.length <= max(line, diagnostic.place.column))
    }
  }

  @Test func `no diagnostics are left without a file`() throws {
    let folder = House.root.appending(path: "Scenarios/Malformed").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).map { $0 as NSString }
    let files = Set(names.filter { $0.pathExtension == "feature" }.map(\.deletingPathExtension))
    let answers = Set(names.filter { $0.pathExtension == "diagnostics" }.map(\.deletingPathExtension))
    #expect(files == answers)
    #expect(files.count * 2 == names.count)
  }

  @Test(arguments: 0..<10)
  func `whatever is mistyped, the caret stands within the line`(seed: Int) throws {
    var chance = SplitMix(seed: UInt64(seed))
    var source = SentenceSource(seed: UInt64(seed))
    for _ in 1...30 {
      var letters = Array(source.sentence().scenario.unicodeScalars)
      for _ in 1...3 {
        let place = Int.random(in: 31..<letters.count, using: &chance)
        letters[place] = chance.pick(["\"", "x", " ", "\\", "|", "\n", "<", "\t"])
      }
      let text = "Feature: Mistyped\n" + String(String.UnicodeScalarView(letters))
      for diagnostic in ScenarioReader().read(Array(text.utf8), file: "").diagnostics {
        let end = diagnostic.place.column - 1 + diagnostic.length
        #expect(end <= max(diagnostic.source.unicodeScalars.count, diagnostic.place.column), "\(diagnostic)")
      }
    }
  }

  @Test func `a long line of nonsense is refused as quickly as a short one`() {
    let text = "Feature: Long\n  Scenario: Nonsense\n    When " + String(repeating: "words ", count: 5000)
    let start = ContinuousClock.now
    #expect(ScenarioReader().read(Array(text.utf8), file: "").diagnostics.count == 1)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `right scenarios beside wrong ones are read all the same`() throws {
    let file = try #require(try FeatureFile.malformed.first { $0.path.contains("several-mistakes") })
    let reading = file.read()
    #expect(reading.scenarios.map(\.name) == ["A right one between two wrong ones"])
    #expect(reading.diagnostics.count == 4)
  }
}
