import Gherkin
import Testing

struct DocStringTests {
  private func content(_ lines: String...) throws -> String? {
    try parse(underStep(lines.joined(separator: "\n"))).feature?.scenarios.first?.steps.first?.arguments
      .docString?.content
  }

  @Test(arguments: [DocString.Fence.quotes, .backticks])
  func `a doc string stands between two fences`(fence: DocString.Fence) throws {
    let mark = fence.rawValue
    let text = try #require(try arguments("  \(mark)json ", "  {}", "  \(mark)").docString)
    #expect(text.fence == fence)
    #expect(text.mediaType == "json")
    #expect(text.content == "{}")
    #expect(text.location.line == 4)
    #expect(text.location.column == 3)
    #expect(try arguments(mark, mark).docString?.mediaType == nil)
  }

  @Test func `its indentation is that of its first fence`() throws {
    #expect(try content("  \"\"\"", "  a", "    b", " c", "d", "", "   ", "  \"\"\"") == "a\n  b\nc\nd\n\n ")
  }

  @Test func `its indentation is counted in code points`() throws {
    #expect(try content("\u{3000}\u{A0}```", "  a", "\u{3000}\u{3000}\u{3000}b", "```") == "a\n\u{3000}b")
  }

  @Test func `nothing in it is anything but text`() throws {
    let lines = ["# c", "@tag", "Scenario: s", "Given g", "|a|", "", "Feature: f"]
    #expect(try content("```", lines.joined(separator: "\n"), "```") == lines.joined(separator: "\n"))
  }

  @Test func `it may hold the other fence, and its own if that is escaped`() throws {
    #expect(
      try content("\"\"\"", "```", #"a \"\"\" b \"\"\""#, #"\"\" \`\`\`"#, "\"\"\"")
        == "```\na \"\"\" b \"\"\"\n\\\"\\\" \\`\\`\\`")
    #expect(try content("```", "\"\"\"", #"\`\`\`"#, #"\"\"\""#, "```") == "\"\"\"\n```\n\\\"\\\"\\\"")
  }

  @Test func `whatever follows its last fence does not count`() throws {
    #expect(try content("```", "a", "``` and more") == "a")
    #expect(try arguments("\"\"\"\"", "\"\"\"").docString?.mediaType == "\"")
  }

  @Test func `one doc string has nothing to do with the next`() throws {
    let text = underStep(
      "  ```x", "  a", "  ```", "When w", "\"\"\"y", "  b", "\"\"\"", "Rule:", "  \\`\\`\\`")
    let feature = try #require(try parse(text).feature)
    let found = feature.scenarios.first?.steps.compactMap(\.arguments.docString)
    #expect(found?.map(\.mediaType) == ["x", "y"])
    #expect(found?.map(\.content) == ["a", "  b"])
    #expect(feature.rules.first?.heading.description == "  \\`\\`\\`")
  }

  @Test func `a step may have a table and a doc string, in either order`() throws {
    let tableFirst = try arguments("|a|", "```", "b", "```")
    let textFirst = try arguments("```", "b", "```", "|a|", "|c|")
    #expect(tableFirst.map(\.isTable) == [true, false])
    #expect(textFirst.map(\.isTable) == [false, true])
    #expect(textFirst.dataTable?.rows.count == 2)
  }

  @Test func `a step has at most one table and one doc string`() {
    let separator =
      "expected: #EOF, #TableRow, #StepLine, #TagLine, #ExamplesLine, #ScenarioLine, #RuleLine, #Comment, #Empty"
    #expect(errors(underStep("```", "```", "```")) == ["(6:1): \(separator), got '```'"])
    #expect(errors(underStep("```", "```", "|a|", "```")) == ["(7:1): \(separator), got '```'"])
    #expect(
      errors(underStep("|a|", "```", "```", "|a|"))
        == ["(7:1): \(separator.replacing("#TableRow, ", with: "")), got '|a|'"])
  }

  @Test func `a doc string must end`() {
    #expect(
      errors(underStep("```", "a")) == [
        "(6:0): unexpected end of file, expected: #DocStringSeparator, #Other"
      ])
  }
}

extension StepArgument {
  fileprivate var isTable: Bool {
    switch self {
    case .dataTable: true
    case .docString: false
    }
  }
}
