import Rehearsal
import TestBench
import Testing

@testable import RehearsalScenarios

/// What is printed reads as what was meant.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<40)
  func `every sentence, printed into a file and read again, is the same`(batch: Int) throws {
    var chance = SentenceSource(seed: UInt64(batch))
    let sentences = (1...500).map { _ in chance.sentence() }
    let text = "Feature: Round trip\n" + sentences.map(\.scenario).joined()
    let reading = ScenarioReader().read(Array(text.utf8), file: "round-trip.feature")
    #expect(reading.diagnostics.first.map(\.description) == nil)
    try #require(reading.scenarios.count == sentences.count)
    for (sentence, scenario) in zip(sentences, reading.scenarios) {
      let line = try #require(scenario.lines.first)
      #expect(line.sentence == sentence)
      // Texts are equal when they look the same, and more is promised.
      #expect(line.sentence.phrase.text.utf8.elementsEqual(sentence.phrase.text.utf8))
      #expect(line.sentence.scenario.utf8.elementsEqual(sentence.scenario.utf8))
    }
  }

  @Test func `a laid out file means what it meant, and is laid out`() throws {
    var chance = SentenceSource(seed: 99)
    for _ in 1...200 {
      let text = "Feature: Layout\n" + (1...5).map { _ in chance.sentence().scenario }.joined()
      let layout = try #require(Layout.canonical(Array(text.utf8)))
      let meant = ScenarioReader().read(Array(text.utf8), file: "").scenarios.map { $0.lines.map(\.sentence) }
      let read = ScenarioReader().read(Array(layout.utf8), file: "").scenarios.map {
        $0.lines.map(\.sentence)
      }
      #expect(read == meant)
      #expect(Layout.canonical(Array(layout.utf8)) == layout)
    }
  }

  @Test func `a scenario of several sentences, written by itself, is the same and is laid out`() throws {
    var chance = SentenceSource(seed: 7)
    for _ in 1...300 {
      let sentences = (1...6).map { _ in chance.sentence() }
      let facts = sentences.filter { $0.kind == .given }
      let scenario = Scenario("Written", tags: ["@a"], facts + sentences.filter { $0.kind != .given })
      let reading = ScenarioReader().read(Array(scenario.text.utf8), file: "")
      #expect(reading.diagnostics == [])
      #expect(reading.scenarios == [scenario])
      #expect(Layout.canonical(Array(scenario.text.utf8)) == scenario.text)
    }
  }

  @Test(arguments: ["", "# a", "Outline: a", "a\rb", "@a | b", "a\u{2028}b"])
  func `a name that a file can have comes through`(name: String) {
    let scenario = Scenario(name, feature: name, .when(.settle))
    #expect(ScenarioReader().read(Array(scenario.text.utf8), file: "").scenarios == [scenario])
    #expect(Layout.canonical(Array(scenario.text.utf8)) == scenario.text)
  }

  @Test(arguments: [("a\nb", "a b"), (" a\u{A0}", "a"), ("\r\n", ""), ("a\r\nb", "a\r b")])
  func `a text of any kind becomes a name that a file can have`(text: String, name: String) {
    #expect(text.asTitle.unicodeScalars.elementsEqual(name.unicodeScalars))
    let scenario = Scenario(text.asTitle, .when(.settle))
    #expect(ScenarioReader().read(Array(scenario.text.utf8), file: "").scenarios == [scenario])
  }

  @Test(arguments: [
    "", " ", "\"", "\\", "\\n", "\n", "|", "(none)", "\u{301}", "👩‍👩‍👧", "שלום", "a\u{0}b", "<x>",
  ])
  func `every text comes through quotes and cells`(text: String) {
    #expect(text.quoted.unquoted == text)
    #expect(text.cell.cellValue == text)
  }

  @Test(arguments: [
    (Duration.zero, "0 seconds"), (.seconds(1), "1 second"), (.milliseconds(60_000), "1 minute"),
    (.milliseconds(1500), "1500 milliseconds"), (.nanoseconds(1), "1 nanosecond"),
    (.seconds(7200), "2 hours"),
  ])
  func `a duration is printed in the largest unit that holds it`(duration: Duration, sentence: String) {
    #expect(duration.sentence == sentence)
  }

  @Test func `one of a thing passes, several pass`() {
    #expect(Sentence.when(.pass(.seconds(1))).phrase.text == "1 second passes")
    #expect(Sentence.when(.pass(.seconds(2))).phrase.text == "2 seconds pass")
    let room = [0, 1, 3].map { Sentence.given(.autoFill(.room($0))).phrase.text }
    #expect(
      room == ["0 suggestions", "1 suggestion", "3 suggestions"].map { "the keyboard has room for \($0)" })
    let wipes = [1, 3].map { Sentence.given(.autoFill(.failuresBeforeWiping($0))).phrase.text }
    #expect(
      wipes == [
        "1 failure in a row wipes the identity store", "3 failures in a row wipe the identity store",
      ])
  }
}

extension Sentence {
  /// A scenario of this sentence alone, as Gherkin wants it.
  var scenario: String {
    let rows = phrase.table ?? []
    return "  Scenario: One sentence\n    \(kind.rawValue) \(phrase.text)\n"
      + rows.map { "      | " + $0.map(\.gherkinCell).joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  fileprivate var gherkinCell: String {
    unicodeScalars.reduce(into: "") { cell, scalar in
      switch scalar {
      case "\\", "|": cell += "\\" + String(scalar)
      case "\n": cell += "\\n"
      default: cell.unicodeScalars.append(scalar)
      }
    }
  }
}
