import Gherkin
import Testing

struct TokenTests {
  @Test func `every kind of line is told from the others`() throws {
    let text = """
      # language: en
      @tag
      Feature: f
        some words
        # a comment
        Background: b
          Given g
        Scenario Outline: o
          When w
            | a |
          Then t
            \"""xml
            text
            \"""

          Examples: e
            | a |
        Rule: r
      """
    #expect(
      try tokens(text) == [
        "(1:1)Language:/en/",
        "(2:1)TagLine://1:@tag",
        "(3:1)FeatureLine:()Feature/f/",
        "(4:1)Other:/  some words/",
        "(5:1)Comment:/  # a comment/",
        "(6:3)BackgroundLine:()Background/b/",
        "(7:5)StepLine:(Context)Given /g/",
        "(8:3)ScenarioLine:()Scenario Outline/o/",
        "(9:5)StepLine:(Action)When /w/",
        "(10:7)TableRow://9:a",
        "(11:5)StepLine:(Outcome)Then /t/",
        "(12:7)DocStringSeparator:()\"\"\"/xml/",
        "(13:1)Other:/text/",
        "(14:7)DocStringSeparator:()\"\"\"//",
        "(15:1)Empty://",
        "(16:5)ExamplesLine:()Examples/e/",
        "(17:7)TableRow://9:a",
        "(18:3)RuleLine:()Rule/r/",
        "EOF",
      ])
  }

  @Test(arguments: [
    ("Feature", "FeatureLine"), ("Business Need", "FeatureLine"), ("Ability", "FeatureLine"),
    ("Rule", "RuleLine"), ("Background", "BackgroundLine"), ("Example", "ScenarioLine"),
    ("Scenario", "ScenarioLine"), ("Scenario Outline", "ScenarioLine"),
    ("Scenario Template", "ScenarioLine"), ("Examples", "ExamplesLine"), ("Scenarios", "ExamplesLine"),
  ])
  func `English has these titles`(keyword: String, kind: String) throws {
    let before = ["FeatureLine": "", "ExamplesLine": "Feature:\nScenario:\n"][kind] ?? "Feature:\n"
    let line = before.split(separator: "\n").count + 1
    #expect(try tokens(before + keyword + ": x").dropLast().last == "(\(line):1)\(kind):()\(keyword)/x/")
  }

  @Test(arguments: [
    ("Given ", "Context"), ("When ", "Action"), ("Then ", "Outcome"), ("And ", "Conjunction"),
    ("But ", "Conjunction"), ("* ", "Unknown"),
  ])
  func `English has these steps`(keyword: String, type: String) throws {
    let line = try tokens("Feature:\nScenario:\n\(keyword)x").dropLast().last
    #expect(line == "(3:1)StepLine:(\(type))\(keyword)/x/")
  }

  @Test func `a keyword without its colon or space is none`() throws {
    #expect(
      try tokens("Feature:\nScenario :\nGivenx\n*x").map { $0.contains("Other") } == [
        false, true, true, true, false,
      ])
  }

  @Test func `a title may lack a name and stand in white space`() throws {
    #expect(try tokens("\t Feature:\u{3000}\n") == ["(1:3)FeatureLine:()Feature//", "EOF"])
  }

  @Test func `the end of a source has no column and comes after its last line`() throws {
    let end = try #require(try source("Feature:\n\n").tokens().last)
    #expect(end.kind == .endOfFile)
    #expect(end.location.line == 3)
    #expect(end.location.column == 0)
  }
}
