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
  @Test(arguments: try Guide.pages().filter { $0.text.contains("```console") }.map(\.name))
  func `every command of a page prints what the page says`(name: String) throws {
    let page = try #require(try Guide.pages().first { $0.name == name })
    for block in page.blocks("console") {
      let session = try #require(Session(block), "a block begins with $ swift run rehearse")
      #expect(session.differs == nil, "\(name): rehearse \(session.arguments.joined(separator: " "))")
    }
  }

  @Test(arguments: try Guide.resources(".txt"))
  func `and so does every terminal of a tutorial`(name: String) throws {
    let session = try #require(Session(try Guide.text(ofResource: name)))
    #expect(session.differs == nil, "\(name)")
  }

  @Test func `every option that the guide names is there`() throws {
    var count = 0
    for page in try Guide.pages() {
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

  @Test func `a page that says something else is noticed`() {
    #expect(Session("$ swift run rehearse rules AM-22\nAM-22  A request\n")?.differs != nil)
    #expect(Session("$ swift run rehearse rules AM-22\nAM-22  A\n...\n  checked\n...\n")?.differs != nil)
    #expect(Session("$ swift run rehearse story\n...\nstep-up \n")?.differs != nil)
  }

  @Test func `every scenario that the guide shows holds`() throws {
    let files = try Guide.resources(".feature").map { ($0, try Guide.text(ofResource: $0)) }
    let shown = try Guide.pages().flatMap { page in page.blocks("gherkin").map { (page.name, $0) } } + files
    #expect(!shown.isEmpty)
    for (place, text) in shown {
      let reading = ScenarioReader().read(text.utf8, file: place)
      #expect(reading.diagnostics.isEmpty, "\(place): \(reading.diagnostics)")
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

/// A command as somebody typed it, and what is shown of its output; a line of three dots stands for lines left out.
struct Session {
  let arguments: [String]
  private let shown: String

  init?(_ block: String) {
    let prompts = ["$ swift run rehearse ", "$ swift run rehearse-ours "]
    guard let prompt = prompts.first(where: block.hasPrefix), let end = block.firstIndex(of: "\n") else {
      return nil
    }
    arguments = block[block.startIndex..<end].dropFirst(prompt.count).matches(of: /'([^']*)'|[^ ]+/)
      .map { String($0.output.1 ?? $0.output.0) }
    shown = String(block[block.index(after: end)...])
  }

  /// The handlers of the house, and that of the tutorial.
  static var handlers: [(name: String, program: Program)] {
    let ours = (name: "Ours", program: Program { FirstVersion.Ours() })
    #if os(Linux)
      return Handlers.all + Extensions.all.map { (name: $0.key, program: $0.value) } + [ours]
    #else
      return Handlers.all + [ours]
    #endif
  }

  /// What the command prints, with paths as they are from the top of the checkout.
  private var output: String {
    let here = House.root.path + "/"
    let words = arguments.map { word in
      let path = word.prefix { $0 != ":" }
      return FileManager.default.fileExists(atPath: here + path) && path.contains("/") ? here + word : word
    }
    let answer = CommandLineTool(handlers: Self.handlers, examples: Stories.all).run(words)
    return (answer.output + answer.complaint).replacing(here, with: "")
  }

  /// The first part of what is shown that is not printed there.
  var differs: String? {
    let parts = ("\n" + shown).components(separatedBy: "\n...\n").map { $0.trimmingCharacters(in: .newlines) }
    var rest = output.trimmingCharacters(in: .newlines)[...]
    for (number, part) in parts.enumerated() where !part.isEmpty {
      guard let range = rest.range(of: part), number > 0 || range.lowerBound == rest.startIndex,
        Self.isWhole(range, of: rest)
      else { return part }
      rest = rest[range.upperBound...]
    }
    let isComplete = parts.last?.isEmpty == true || rest.allSatisfy(\.isNewline)
    return isComplete ? nil : "more is printed: \(rest)"
  }

  private static func isWhole(_ range: Range<Substring.Index>, of text: Substring) -> Bool {
    let before = range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == "\n"
    return before && (range.upperBound == text.endIndex || text[range.upperBound] == "\n")
  }
}
