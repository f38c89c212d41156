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

  @Test func `a file that is no text in lines is told by what it is`() {
    let text = "Feature: f\n  Scenario: s\n    When everything settles\n"
    let (wide, reversed) = (
      text.utf8.flatMap { [$0, 0] as [UInt8] }, text.utf8.flatMap { [0, $0] as [UInt8] }
    )
    for (bytes, place, problem) in [
      (
        Array("\u{FEFF}\u{FEFF}\(text)".utf8), "a:1:1",
        "an invisible mark stands here, a second byte order mark"
      ),
      (wide, "a:1:1", "this looks like UTF-16, and not like UTF-8"),
      (reversed, "a:1:1", "this looks like UTF-16, and not like UTF-8"),
      ([0xFF, 0xFE] + wide, "a:1:1", "this looks like UTF-16, and not like UTF-8"),
      (
        Array(text.replacing("\n", with: "\r").utf8), "a:1:11",
        "the lines of this file end with a carriage return alone"
      ),
    ] as [([UInt8], String, String)] {
      let diagnostics = ScenarioReader().read(bytes, file: "a").diagnostics
      #expect(diagnostics.map { "\($0.place): \($0.problem)" } == ["\(place): \(problem)"])
    }
    for good in ["\u{FEFF}\(text)", text.replacing("\n", with: "\r\n")] {
      #expect(ScenarioReader().read(Array(good.utf8), file: "a").diagnostics.isEmpty)
    }
  }

  @Test func `a long line of nonsense is refused as quickly as a short one`() {
    let text = "Feature: Long\n  Scenario: Nonsense\n    When " + String(repeating: "words ", count: 5000)
    let start = ContinuousClock.now
    #expect(ScenarioReader().read(Array(text.utf8), file: "").diagnostics.count == 1)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test
  func `of the rows that make a mistake in one place the first three are told, and how many more there are`()
  {
    func problems(rows: Int) -> [ScenarioDiagnostic] {
      let values = (1...rows).map { "      | \($0) x |\n" }.joined()
      let text = """
        Feature: F
          Scenario Outline: S
            When <n> seconds pass
            And the moon rises
            Then the clock reads <n> seconds
            Examples:
              | n |
              | 1 |

        """
      return ScenarioReader().read(Array((text + values).utf8), file: "f").diagnostics
    }
    let lines = { (problems: [ScenarioDiagnostic]) in problems.map(\.place.line) }
    #expect(lines(problems(rows: 2)) == [4, 3, 5, 3, 5])
    #expect(lines(problems(rows: 3)) == [4, 3, 5, 3, 5, 3, 5])
    for (rows, more) in [(4, "1 more row is"), (5_000, "4997 more rows are")] {
      let told = problems(rows: rows)
      #expect(lines(told) == [4, 3, 5, 3, 5, 3, 5])
      #expect(
        told.map { $0.advice.last == "and \(more) wrong here" } == Array(repeating: false, count: 5) + [
          true, true,
        ])
    }
  }

  @Test func `placeholders that no row fills are found in lines of any length`() {
    let names = String(repeating: "<b> ", count: 2_000)
    let text = """
      Feature: F
        Scenario Outline: S
          Given the keychain holds:
            |\(String(repeating: " <a> |", count: 2_000))
          And \(String(repeating: "x", count: 100_000)) <a>
          And <c>
          Examples:
            | a |
            | \(names) |
      """
    #expect(
      ScenarioReader().read(Array(text.utf8), file: "f").diagnostics.map { "\($0.place) \($0.problem)" } == [
        "f:4:9 there is no column “\(names.dropLast())” here", "f:5:9 there is no such step",
        "f:6:9 no column of the examples is called “c”",
      ])
  }

  @Test func `a cell that fills a page leaves the others as they are`() throws {
    let rows = String(repeating: "| b | c |\n", count: 1_000)
    let text = "Feature: F\nScenario: S\nGiven x\n| \(String(repeating: "a", count: 100_000)) | d |\n" + rows
    let layout = try #require(Layout.canonical(Array(text.utf8)))
    #expect(layout.utf8.count < 700_000)
    #expect(Layout.canonical(Array(layout.utf8)) == layout)
  }

  @Test func `right scenarios beside wrong ones are read all the same`() throws {
    let file = try #require(try FeatureFile.malformed.first { $0.path.contains("several-mistakes") })
    let reading = file.read()
    #expect(reading.scenarios.map(\.name) == ["A right one between two wrong ones"])
    #expect(reading.diagnostics.count == 4)
  }
}
