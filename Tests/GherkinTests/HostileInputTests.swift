import Testing

@testable import Gherkin

/// Inputs that nobody writes but somebody may send; whatever was not linear would not come to an end here.
struct HostileInputTests {
  private static let size = 5_000
  private static let head = "Feature: f\nScenario: s\nGiven g\n"

  /// Writes what stands in braces many times.
  private func text(_ pattern: String) -> String {
    pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
      let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard index > 0, halves.count == 2 else { return String(part) }
      return String(repeating: String(halves[0]), count: Self.size) + halves[1]
    }.joined()
  }

  @Test(arguments: [
    "\n", " ", "\u{3000}", "x", "\0", "#", "@", "@a", "@a ", "|", "|a", "\\", "\\|", "\"", "`", "\r",
    "\u{301}",
  ])
  func `a line may be of any length`(part: String) {
    for before in ["", "Feature: ", Self.head, Self.head + "```\n", Self.head + "|"] {
      #expect(errors(before + text("{\(part)}\n")).count <= 3)
    }
  }

  @Test(arguments: [
    "\n", "x\n", "# c\n", "@a\n", "|a|\n", "|a|\n||b|\n", "Given a\n", "Scenario:\n", "@a\nScenario:\n",
    "@a\nRule:\n", "@a\nx\n", "@a\n@b c\n", "Examples:\n", "@a\nExamples:\n", "Rule:\nBackground:\n", "```\n",
    "# language: en\n", "Feature:\n", "# language: x\n",
  ])
  func `a line may come any number of times`(lines: String) {
    for before in ["", "Feature:\n", Self.head] {
      #expect(errors(before + text("{\(lines)}")).count <= 11)
    }
  }

  @Test func `every line is one token`() throws {
    #expect(try tokens(Self.head + text("{@a\n# c\n\nScenario:\n}")).count == 3 + 4 * Self.size + 1)
  }

  @Test func `a table may have any number of rows and cells`() throws {
    let tall = try arguments(text("{|a|b|\n}"))
    #expect(tall.dataTable?.rows.count == Self.size)
    let wide = try arguments(text("|{a|}"))
    #expect(wide.dataTable?.rows.first?.cells.last?.location.column == 2 * Self.size)
    #expect(try pickles(Self.head + text("{|a|b|\n}")).first?.steps.first?.arguments == tall)
  }

  @Test(arguments: UInt64(1)...64)
  func `bytes of any kind are text`(seed: UInt64) {
    var state = seed
    let bytes = (0..<500).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33) & (state >> 63 == 0 ? 0x7F : 0xFF)
    }
    for before in ["", Self.head, Self.head + "|", Self.head + "```\n", "@"] {
      let source = Source(utf8: Array(before.utf8) + bytes, uri: "x")
      #expect((try? GherkinDocument(parsing: source).pickles().count) ?? 0 <= 1)
    }
    #expect((try? TagExpression(String(decoding: bytes, as: UTF8.self))) == nil)
    #expect((try? Dialects(json: bytes)) == nil)
  }

  @Test(arguments: [
    "{@a}\nFeature:\n{Scenario:\n}",
    "{@a}\nFeature:\n{Rule:\nScenario:\n}",
    "Feature:\nBackground:\n{Given b\n}{Scenario:\nGiven s\n}",
    "Feature:\nScenario:\n{Given a\n}Examples:\n|a|\n{|b|\n}",
    "Feature:\nScenario:\nGiven {<a>}\nExamples:\n|a|\n|{b}|\n",
    "Feature:\nScenario:\nGiven {<a}\nExamples:\n|{<a}|\n|b|\n",
    "Feature:\nScenario:\n{Given <\n}Examples:\n|{a|}\n|{b|}\n",
    "Feature:\nScenario:\nGiven <\n```\n{a}\n```\nExamples:\n|a|\n{|b|\n}",
    "Feature:\nScenario:\nGiven <\n|{a|}\nExamples:\n|a|\n{|b|\n}",
  ])
  func `a source that multiplies is an error before it fills a memory`(pattern: String) throws {
    let document = try parse(text(pattern))
    let budget = Budget(bytes: 2 << 20)
    let error = try #require(#expect(throws: SyntaxErrors.self) { try document.pickles(budget: budget) })
    #expect(error.errors.map(\.problem) == [.tooLargeToExpand])
  }

  @Test func `values that bring in each other do not multiply for long`() throws {
    let names = (0...60).map { "a\($0)" }.joined(separator: "|")
    let values = (1...61).map { "<a\($0)><a\($0)>" }.joined(separator: "|")
    let document = try parse("Feature:\nScenario:\nGiven <a0>\nExamples:\n|\(names)|\n|\(values)|")
    let budget = Budget(bytes: 2 << 20)
    let error = try #require(#expect(throws: SyntaxErrors.self) { try document.pickles(budget: budget) })
    #expect(error.description == "(6:1): too large to expand into pickles")
  }

  @Test func `a hundred thousand rows are not too many`() throws {
    let rows = String(repeating: "|b|\n", count: 100_000)
    let document = try parse("Feature:\nScenario:\nGiven <a>\nExamples:\n|a|\n" + rows)
    #expect(try document.pickles().count == 100_000)
  }

  @Test func `a million steps are`() throws {
    let text = "Feature:\nBackground:\n" + String(repeating: "Given b\n", count: 2_000)
    let document = try parse(text + String(repeating: "Scenario:\nGiven s\n", count: 2_000))
    #expect(throws: SyntaxErrors.self) { try document.pickles() }
  }
}
