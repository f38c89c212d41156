import Foundation
import Gherkin
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Stories
import TestBench
import Testing

#if os(Linux)
  import Extensions
#endif

/// What the guide says that commands print is what they print, and its scenarios hold.
@Suite struct ConsoleTests {
  @Test(arguments: try Guide.documents().filter { $0.text.contains("```console") }.map(\.name))
  func `every command of a page prints what the page says`(name: String) throws {
    let page = try #require(try Guide.documents().first { $0.name == name })
    for block in page.blocks("console") {
      let session = try #require(Session(block), "a block begins with $ swift run rehearse")
      #expect(session.differs == nil, "\(name): rehearse \(session.arguments.joined(separator: " "))")
    }
  }

  @Test(arguments: [
    "story one-tap", "story trusting", "story vault", "password 'minlength: 8;", "step --handler",
  ])
  func `what each of these prints is shown from the first line to the last`(command: String) throws {
    let blocks = try Guide.documents().flatMap { $0.blocks("console") }
    let whole = blocks.filter { $0.contains("swift run rehearse \(command)") && !$0.contains("\n...\n") }
    #expect(whole.count == 1)
  }

  @Test(arguments: try Guide.resources(".txt"))
  func `and so does every terminal of a tutorial`(name: String) throws {
    let session = try #require(Session(try Guide.text(ofResource: name)))
    #expect(session.differs == nil, "\(name)")
  }

  @Test func `every option that the guide names is there`() throws {
    var count = 0
    for page in try Guide.documents() {
      for command in page.text.matches(of: /\brehearse ([a-z]+)( [^`\n]*)?/) {
        let help = CommandLineTool().run([String(command.output.1), "--help"])
        guard help.code == .fine else { continue }
        for option in (command.output.2 ?? "").matches(of: /--[a-z-]+/) {
          count += 1
          #expect(help.output.contains("  \(option.output) "), "\(page.name): \(command.output.0)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `every search that a page shows comes to the verdict the page says`() throws {
    let rows = try Guide.documents().flatMap {
      $0.text.matches(of: /\| `rehearse (explore [^`]*)` \| (.*) \|/).map { ($0.output.1, $0.output.2) }
    }
    #expect(rows.count == 24)
    for (command, verdict) in rows {
      let output = try Self.output(of: command.split(separator: " ").map(String.init))
      #expect(output.contains("\n\(verdict)\n"), "\(command)")
    }
  }

  /// What a search prints: that of the command that `REHEARSE` names, where it is optimized a matter of seconds, or of
  /// the tests' own.
  private static func output(of words: [String]) throws -> String {
    guard let command = Toolchain.rehearse else {
      return CommandLineTool(handlers: Handlers.all).run(words).output
    }
    return try Toolchain.run([command] + words).output
  }

  @Test func `every place in a file that a page names has a scenario`() throws {
    let places = try Guide.documents().flatMap {
      $0.text.matches(of: /run (Scenarios\/\S+:\d+)/).map { String($0.output.1) }
    }
    #expect(!places.isEmpty)
    for place in places {
      let words = ["run", House.root.appending(path: place).path, "--dry-run"]
      #expect(
        CommandLineTool(handlers: Handlers.all).run(words).output == "1 scenario can be played\n", "\(place)")
    }
  }

  @Test func `a page that says something else is noticed`() {
    #expect(Session("$ swift run rehearse rules AM-22\nAM-22  A request\n")?.differs != nil)
    #expect(Session("$ swift run rehearse rules AM-22\nAM-22  A\n...\n  checked\n...\n")?.differs != nil)
    #expect(Session("$ swift run rehearse story\n...\nstep-up \n")?.differs != nil)
    #expect(
      Session("$ printf 'next\\n' | swift run rehearse step --handler Trusting\nTrusting\n")?.differs != nil)
  }

  @Test func `every scenario that the guide shows holds`() throws {
    let files = try Guide.resources(".feature").map { ($0, try Guide.text(ofResource: $0)) }
    let shown = try Guide.pages().flatMap { page in page.blocks("gherkin").map { (page.name, $0) } } + files
    #expect(!shown.isEmpty)
    for (place, text) in shown {
      let reading = ScenarioReader().read(text.utf8, file: place)
      #expect(reading.diagnostics.isEmpty, "\(place): \(reading.diagnostics)")
      #expect(!reading.scenarios.isEmpty, "\(place)")
      #expect(Layout.canonical(text.utf8) == text, "\(place): rehearse format lays it out otherwise")
      for scenario in reading.scenarios {
        let verdict = scenario.play { name in
          Session.handlers.first { $0.name == name ?? "Ours" }?.program
        }
        #expect(verdict.failures == [], "\(place): \(scenario.name)")
      }
    }
  }
}
