import Foundation
import TestBench
import Testing

/// The words of the project, and those that it no longer uses.
@Suite struct GlossaryTests {
  static let page = "Sources/Core/Rehearsal/Rehearsal.docc/Glossary.md"

  /// Every term, in the order of the page.
  static let terms = [
    "Handler", "Host", "Phone", "Request", "Origin", "Phase", "Event", "Command", "Transition", "Outcome",
    "Rule", "Violation", "Reading", "Assumption", "Script", "Scenario", "Expectation", "Verdict",
    "Simulation", "virtual clock", "Agenda", "ScheduledEvent", "Trace", "TraceEvent", "lock-out", "Explorer",
    "Deviation", "Path", "Run", "Frontier", "visited set", "Property", "Failure", "owed", "hindrance",
    "excused", "standstill",
    "forgotten", "concealed", "order-dependent", "process-dependent", "misreported outcome", "Discovery",
    "Gap",
    "nondeterministic", "Diagnosis", "HandlerJournal",
    "HandlerReplay", "Worker", "WorkerPool", "Packet", "Snapshot", "PasswordStrength",
  ]

  /// Words that became others, as they were written; part of a longer name counts as well, in the same case.
  static let oldWords = [
    "Asleep", "Chart", "Convoy", "Course", "Courses", "Departure", "Departures", "Expedition", "Fate",
    "Guesswork",
    "Happening", "Logbook", "Marks", "Occurrence", "Outlets", "Parcel", "Recollection", "Retelling", "Shelf",
    "Stray", "Survey", "Tape", "Trunk", "Trunks", "Untruth", "asleep", "course", "courses", "departs",
    "departure",
    "departures", "fate", "fates", "guesswork", "strays", "untruth",
  ]

  @Test func `every term of the project is in the glossary, and no other`() throws {
    let entries = try House.text(of: Self.page).matches(of: /\n- \*\*([^*]+)\*\*:/).map {
      String($0.output.1)
    }
    #expect(entries == Self.terms)
  }

  @Test func `every term is told in one sentence`() throws {
    let entries = try House.text(of: Self.page).components(separatedBy: "\n- **").dropFirst()
    #expect(entries.count == Self.terms.count)
    for entry in entries {
      let sentence = entry.components(separatedBy: "\n\n")[0].trimmingCharacters(in: .newlines)
      #expect(sentence.hasSuffix("."), "\(sentence)")
      #expect(!sentence.contains(". "), "\(sentence)")
    }
  }

  @Test func `whoever looks for a counterexample finds one`() throws {
    for path in [
      Self.page, "Sources/Fronts/RehearsalTesting/Explore.swift", "README.md",
      "Sources/Core/Rehearsal/Rehearsal.docc/Articles/ExploringYourHandler.md",
    ] {
      #expect(try House.text(of: path).contains("counterexample"), "\(path)")
    }
  }

  @Test func `no old word comes back`() throws {
    for path in try Self.written {
      let bytes = try Data(contentsOf: House.root.appending(path: path))
      for word in Self.oldWords
      where bytes.range(of: Data(word.utf8)) != nil && String(decoding: bytes, as: UTF8.self).hasPart(word) {
        Issue.record("\(path) says \(word)")
      }
    }
  }

  @Test func `no comment leans on the one before it, or announces its reason`() throws {
    for file in try ["Sources", "Examples"].flatMap({ try House.swiftFiles(under: $0) }) {
      let comments = file.lines.map { $0.trimmingPrefix(while: \.isWhitespace) }
      let habits = comments.filter { $0.hasPrefix("/// The same") || $0.hasPrefix("// Because") }
      #expect(habits.isEmpty, "\(file.path)")
    }
  }

  @Test func `an old word is found as a part of a name, and not within a word`() {
    for text in ["a Tape", "Tape", "struct TapeReader {", "newTape()", "`Tape`s", "Tape2"] {
      #expect(text.hasPart("Tape"), "\(text)")
    }
    for text in ["Tapestry", "tape", "Tapes", "ATape", ""] { #expect(!text.hasPart("Tape"), "\(text)") }
    for text in ["asleep", "is asleep.", "asleep_"] { #expect(text.hasPart("asleep"), "\(text)") }
    #expect(!"fasleep".hasPart("asleep"))
  }

  /// Code, scenarios and guide: whatever people read, but for the list of words that people take for passwords.
  private static var written: [String] {
    get throws {
      let kinds = [".swift", ".c", ".h", ".md", ".tutorial", ".feature", ".txt"]
      let below = try ["Sources", "Examples", "Scenarios"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: House.root.appending(path: folder).path)
          .map { "\(folder)/\($0)" }
      }
      return below.sorted()
        .filter { path in kinds.contains(where: path.hasSuffix) && !path.contains("/PasswordStrength/Words/")
        }
        + ["README.md", ".github/CONTRIBUTING.md"]
    }
  }
}

extension String {
  /// Whether a word stands in it, by itself or as a part of a name in camel case.
  fileprivate func hasPart(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let after = self[range.upperBound...].first
      let before = self[..<range.lowerBound].last
      let isBegun = word.first?.isUppercase == true ? before?.isUppercase != true : before?.isLetter != true
      return isBegun && after?.isLowercase != true
    }
  }
}
