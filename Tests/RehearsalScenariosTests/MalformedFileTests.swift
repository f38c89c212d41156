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

  @Test func `right scenarios beside wrong ones are read all the same`() throws {
    let file = try #require(try FeatureFile.malformed.first { $0.path.contains("several-mistakes") })
    let reading = file.read()
    #expect(reading.scenarios.map(\.name) == ["A right one between two wrong ones"])
    #expect(reading.diagnostics.count == 4)
  }
}
