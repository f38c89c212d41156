import Foundation
import RehearsalReports
import TestBench
import Testing

/// What the documents say is what the code does.
@Suite struct DocumentationTests {
  static let guide = "Sources/Core/Rehearsal/Rehearsal.docc"

  /// The files that are shown from their first line to their last, and where.
  static let shown: KeyValuePairs<String, String> = [
    "Examples/Shiny/Shiny.swift": "README.md",
    "Examples/FirstRehearsal/FirstRehearsalTests.swift": "README.md",
    "Examples/OwnCommand/main.swift": "\(guide)/Articles/RehearsingInCI.md",
    "Examples/Extensions/AsyncUpgrade.swift": "\(guide)/Articles/ApplesClassNames.md",
    "Examples/RehearseExtensions/main.swift": "\(guide)/Articles/ApplesClassNames.md",
  ]

  @Test(arguments: shown.map(\.key))
  func `an example is shown to the letter`(example: String) throws {
    let page = try #require(Self.shown.first { $0.key == example }).value
    let code = try House.text(of: example)
    let isShown = try House.text(of: page).contains("```swift\n\(code)```")
    #expect(isShown, "\(page) does not show \(example)")
  }

  @Test func `the README is a door, and not the house`() throws {
    let size = try House.text(of: "README.md").utf8.count
    #expect(size <= 8_192, "\(size) bytes: move something into the guide, with its tests")
  }

  @Test func `the conformance table in the documentation is the ledger's`() throws {
    let path = "\(Self.guide)/Conformance.md"
    let page = try House.text(of: path)
    guard page.contains("\n| rule |") else {
      let whole = page + Conformance.markdown
      try whole.write(to: House.root.appending(path: path), atomically: true, encoding: .utf8)
      Issue.record("\(path) had no table; it is written now. Read it, and run again.")
      return
    }
    #expect(page.hasSuffix(Conformance.markdown), "delete the table in \(path), and run this again")
  }
}
