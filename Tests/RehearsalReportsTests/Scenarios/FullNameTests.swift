import Gherkin
import RehearsalScenarios
import Testing

/// Names that tell scenarios from their namesakes.
@Suite struct FullNameTests {
  @Test func `rules and rows are part of a name, and nothing else of a plain one`() throws {
    let feature = """
      Feature: Eating
        Scenario: plain
          Given x
        Scenario Outline: same
          Given <a>
          Examples: few
            | a |
            | 1 |
            | 2 |
          Examples:
            | a |
            | 3 |
        Rule: none left
          Scenario: plain
            Given x
          Scenario Outline: eats <a>
            Given <a>
            Examples:
              | a   |
              | one |
        Rule:
          Scenario: plain
            Given x
      """
    let document = try GherkinDocument(parsing: Source(utf8: Array(feature.utf8), uri: "x.feature"))
    let tree = try #require(document.feature)
    #expect(
      try document.pickles().map { FullNames(of: tree)[$0] } == [
        "plain", "same - few - #1.1", "same - few - #1.2", "same - #2.1", "none left - plain",
        "none left - eats <a> - #1.1: eats one", "plain",
      ])
  }
}
