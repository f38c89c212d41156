import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalReports
import RehearsalScenarios
import Stories
import TestBench
import Testing

/// What the documents say is what the code does.
@Suite struct DocumentationTests {
  @Test func `the README shows the first rehearsal to the letter`() throws {
    let readme = try House.text(of: "README.md")
    for example in [
      "Examples/Shiny/Shiny.swift", "Examples/FirstRehearsal/FirstRehearsalTests.swift",
      "Examples/OwnCommand/main.swift", "Examples/Extensions/AsyncUpgrade.swift",
      "Examples/RehearseExtensions/main.swift",
    ] {
      let code = try House.text(of: example)
      #expect(readme.contains("```swift\n\(code)```"), "\(example)")
    }
  }

  @Test func `the scenario the README shows holds`() throws {
    let readme = try House.text(of: "README.md")
    let shown = readme.components(separatedBy: "```gherkin\n").dropFirst().first?.components(
      separatedBy: "```"
    ).first
    let text = try #require(shown)
    let reading = ScenarioReader().read(text.utf8, file: "README.md")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.scenarios.count == 1)
    for scenario in reading.scenarios {
      #expect(scenario.play { _ in Program { Trusting() } }.failures == [])
    }
    #expect(Layout.canonical(text.utf8) == text)
  }

  @Test func `every command the README shows prints what the README says`() throws {
    let readme = try House.text(of: "README.md")
    let shown = readme.components(separatedBy: "```console\n$ swift run rehearse ").dropFirst()
    #expect(!shown.isEmpty)
    for block in shown {
      let lines = block.components(separatedBy: "```").first ?? ""
      let arguments = lines.prefix { $0 != "\n" }.matches(of: /'([^']*)'|[^ ]+/).map {
        String($0.output.1 ?? $0.output.0)
      }
      let answer = CommandLineTool(examples: Stories.all).run(arguments)
      #expect(lines.drop { $0 != "\n" }.dropFirst() == answer.output, "\(arguments)")
    }
  }

  @Test func `the steps the README shows lead where the README says`() throws {
    let readme = try House.text(of: "README.md")
    let shown = readme.matches(
      of: /```console\n\$ printf '([^']*)' \| swift run rehearse (step [^\n]*)\n(.*?)```/.dotMatchesNewlines()
    )
    #expect(shown.count == 1)
    for block in shown {
      let script = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).steps")
      defer { try? FileManager.default.removeItem(at: script) }
      try block.output.1.replacing("\\n", with: "\n").write(to: script, atomically: true, encoding: .utf8)
      let words = block.output.2.split(separator: " ").map(String.init) + ["--commands", script.path]
      #expect(CommandLineTool(handlers: Handlers.all).run(words).output == block.output.3)
    }
  }

  @Test func `every search the README shows comes to the verdict the README says`() throws {
    let readme = try House.text(of: "README.md")
    let rows = readme.matches(of: /\| `rehearse (explore [^`]*)` \| (.*) \|/)
    #expect(rows.count == 14)
    for row in rows {
      let tool = CommandLineTool(handlers: Handlers.all)
      let answer = tool.run(row.output.1.split(separator: " ").map(String.init))
      #expect(answer.output.contains("\n\(row.output.2)\n"), "\(row.output.1)")
    }
  }

  @Test func `every place in a file that the README names has a scenario`() throws {
    let readme = try House.text(of: "README.md")
    let places = readme.matches(of: /run (Scenarios\/\S+:\d+)/).map { String($0.output.1) }
    #expect(!places.isEmpty)
    for place in places {
      let words = ["run", House.root.appending(path: place).path, "--dry-run"]
      #expect(
        CommandLineTool(handlers: Handlers.all).run(words).output == "1 scenario can be played\n", "\(place)")
    }
  }

  @Test func `the conformance table in the documentation is the ledger's`() throws {
    let page = try House.text(of: "Sources/Core/Rehearsal/Rehearsal.docc/Conformance.md")
    #expect(page.hasSuffix(Conformance.markdown), "write it with: rehearse rules --format markdown")
  }
}
