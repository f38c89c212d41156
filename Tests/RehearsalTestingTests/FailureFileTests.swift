import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalReports
import TestBench
import Testing

@testable import RehearsalTesting

/// What a test keeps of what is wrong, and how far its searches go.
@Suite struct FailureFileTests {
  /// Tests that fail, each with what it keeps.
  @Suite struct Failing {
    @Test func `a search that finds something keeps it`() {
      withKnownIssue {
        explore(Situation.usual(.password), budget: 0, provider: { ScriptedProvider.giving("jappleseed") })
      }
    }

    @Test func `a rehearsal in which something is wrong keeps it`() {
      withKnownIssue { rehearseSilence() }
    }

    private func rehearseSilence() {
      let stage = Stage()
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Scripted { _, _ in } }
    }
  }

  #if os(Linux)
    @Test func `a test that fails leaves files by which it is looked at elsewhere`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe")
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "FailureFileTests/Failing", "--attachments-path",
        folder.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let slug = "provided-another-credential-than-the-chosen-one"
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "exploration.html", "\(slug).feature", "\(slug).trace.ndjson", "rehearsal.html",
          "rehearsal.trace.ndjson",
        ])
      #expect(try text("\(slug).feature").contains("    When the user turns to the form at "))
      #expect(try NDJSON.trace(from: text("\(slug).trace.ndjson")).brokenRules == [.providedForAnother])
      #expect(try NDJSON.trace(from: text("rehearsal.trace.ndjson")).brokenRules == [.neverAnswered])
      for name in ["exploration.html", "rehearsal.html"] {
        #expect(try text(name).hasPrefix("<!DOCTYPE html>"))
      }
    }
  #endif

  @Test func `a search goes as far as two deviations`() {
    #expect(SearchTrait.budget == 2 && SearchTrait.deviations == .all)
  }

  @Test(.explored(budget: 1)) func `a test says how far its searches go, and a search for itself`() {
    let situations = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    #expect(explore(situations) { Graceful() }.levels.count == 2)
    #expect(
      explore(situations, budget: 0, lacking: [.interface, .deviations]) { Graceful() }.levels.count == 1)
  }

  @Suite(.explored(budget: 0, deviating: .user)) struct Short {
    @Suite struct Within {
      @Test func `so does a suite, for all in it`() {
        #expect(SearchTrait.budget == 0 && SearchTrait.deviations == .user)
      }

      @Test(.explored(budget: nil)) func `what is nearest counts`() {
        #expect(SearchTrait.budget == nil && SearchTrait.deviations == .all)
      }
    }
  }
}
