import Gherkin
import Testing

struct ErrorTests {
  private static let afterTitle = "#BackgroundLine, #TagLine, #ScenarioLine, #RuleLine"
  private static let inScenario = "#TagLine, #ExamplesLine, #ScenarioLine, #RuleLine"

  @Test(arguments: [
    ("x", "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'x'"),
    ("# language: en\n x \nFeature:", "(2:2): expected: #TagLine, #FeatureLine, #Comment, #Empty, got 'x'"),
    ("@a\nx\nFeature:", "(2:1): expected: #TagLine, #FeatureLine, #Comment, #Empty, got 'x'"),
    ("Feature:\n@a\nx\nRule:", "(3:1): expected: #TagLine, #RuleLine, #Comment, #Empty, got 'x'"),
    (
      "Feature:\nBackground:\nGiven x\ny",
      "(4:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, #TagLine, #ScenarioLine, #RuleLine, #Comment, #Empty, got 'y'"
    ),
    (
      "Feature:\nScenario:\nGiven x\ny",
      "(4:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, \(inScenario), #Comment, #Empty, got 'y'"
    ),
    (
      "Feature:\nScenario:\nGiven x\n|a|\ny",
      "(5:1): expected: #EOF, #TableRow, #DocStringSeparator, #StepLine, \(inScenario), #Comment, #Empty, got 'y'"
    ),
    (
      "Feature:\nScenario:\nGiven x\n```\n```\ny",
      "(6:1): expected: #EOF, #TableRow, #StepLine, \(inScenario), #Comment, #Empty, got 'y'"
    ),
    (
      "Feature:\nScenario:\nGiven x\n|a|\n```\n```\ny",
      "(7:1): expected: #EOF, #StepLine, \(inScenario), #Comment, #Empty, got 'y'"
    ),
    (
      "Feature:\nScenario:\nExamples:\n|a|\ny",
      "(5:1): expected: #EOF, #TableRow, \(inScenario), #Comment, #Empty, got 'y'"
    ),
  ])
  func `a line that cannot stand where it stands is reported with what could`(text: String, error: String) {
    #expect(errors(text) == [error])
  }

  @Test(arguments: [
    ("# language: en", "(2:0): unexpected end of file, expected: #TagLine, #FeatureLine, #Comment, #Empty"),
    ("@a\n", "(2:0): unexpected end of file, expected: #TagLine, #FeatureLine, #Comment, #Empty"),
    ("Feature:\n@a", "(3:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty"),
  ])
  func `a source that ends too early is reported at its end`(text: String, error: String) {
    #expect(errors(text) == [error])
  }

  @Test func `an error says where it is and what it is about`() throws {
    let thrown = #expect(throws: SyntaxErrors.self) { try parse("x\n\ty ") }
    let errors = try #require(thrown)
    #expect(errors.uri == "a.feature")
    #expect(errors.errors.map(\.location.line) == [1, 2])
    #expect(errors.errors.map(\.location.column) == [1, 2])
    #expect(
      errors.errors.first?.problem
        == .unexpectedLine("x", expected: [.endOfFile, .language, .tagLine, .featureLine, .comment, .empty]))
    #expect(errors.description == errors.errors.map(\.description).joined(separator: "\n"))
    #expect(throws: errors) { try source("x\n\ty ").tokens() }
  }

  @Test func `all errors are found, and what is in order between them counts`() {
    let text = "x\nFeature:\nScenario:\nGiven a\ny\nExamples:\n|a|\n|b|c|\nz\n@d\nw\n"
    #expect(
      errors(text).map { $0.prefix { $0 != " " } } == [
        "(1:1):", "(5:1):", "(9:1):", "(8:1):", "(11:1):", "(12:0):",
      ])
  }

  @Test func `the eleventh error is the last`() {
    let text = underStep() + "\n" + (0..<20).map { "x\($0)\n" }.joined()
    #expect(errors(text).count == 11)
    #expect(errors(String(repeating: "x\n", count: 11) + "@a").count == 11)
  }

  @Test func `a tag may not contain white space`() {
    #expect(
      errors("@a @b c @d\nFeature:") == [
        "(1:4): A tag may not contain whitespace",
        "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got '@a @b c @d'",
      ])
  }

  @Test func `a tag with white space ends the tags before it`() {
    #expect(
      errors("Feature:\n@a\n@b c\nScenario:") == [
        "(3:1): A tag may not contain whitespace",
        "(3:1): expected: #TagLine, #RuleLine, #Comment, #Empty, got '@b c'",
        "(4:1): expected: #TagLine, #RuleLine, #Comment, #Empty, got 'Scenario:'",
        "(5:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty",
      ])
    #expect(errors("Feature:\n @b c\nScenario:") == ["(2:2): A tag may not contain whitespace"])
  }

  @Test func `examples need a scenario, whether they have tags or not`() {
    #expect(errors("Feature:\nBackground:\n@a\nExamples:\n").count == 2)
    #expect(errors("Feature:\nBackground:\nGiven a\nExamples:\n").count == 1)
  }

  @Test func `what looking ahead finds is reported before the table that has just ended`() {
    #expect(
      errors(underStep("|a|", "||b|", "@c", "@d e")).prefix(2) == [
        "(7:1): A tag may not contain whitespace", "(5:1): inconsistent cell count within the table",
      ])
  }
}
