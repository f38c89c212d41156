import Foundation
import RehearsalCommandLine
import RehearsalReports
import Stories
import TestBench
import Testing

/// What the documents say is what the code does.
@Suite struct DocumentationTests {
  @Test func `the README shows the first rehearsal to the letter`() throws {
    let readme = try House.text(of: "README.md")
    for example in ["Examples/Shiny/Shiny.swift", "Examples/FirstRehearsal/FirstRehearsalTests.swift"] {
      let code = try House.text(of: example)
      #expect(readme.contains("```swift\n\(code)```"), "\(example)")
    }
  }

  @Test func `every command the README shows prints what the README says`() throws {
    let readme = try House.text(of: "README.md")
    let shown = readme.components(separatedBy: "```console\n$ swift run rehearse ").dropFirst()
    #expect(!shown.isEmpty)
    for block in shown {
      let lines = block.components(separatedBy: "```").first ?? ""
      let arguments = lines.prefix { $0 != "\n" }.split(separator: " ").map(String.init)
      let answer = CommandLineTool(examples: Stories.all).run(arguments)
      #expect(lines.drop { $0 != "\n" }.dropFirst() == answer.output, "\(arguments)")
    }
  }

  @Test func `the conformance table in the documentation is the ledger's`() throws {
    let page = try House.text(of: "Sources/Rehearsal/Rehearsal.docc/Conformance.md")
    #expect(page.hasSuffix(Conformance.markdown), "write it with: rehearse rules --format markdown")
  }
}
