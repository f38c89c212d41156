import Gherkin
import Testing

struct TreeTests {
  static let sample = """
    # first
    @f1 @f2
    Feature: f
      about f

      Background: b
        about b
        Given fb

      @s
      Scenario Outline: s
        When <a>

        @e1
        @e2
        Examples: e
          about e
          | a |
          | x |

        Examples: none

      @r
      Rule: r
        about r
        Background:
          Given rb
        # in between
        Example: t
          * y
    """

  @Test func `a tree has the parts of the source`() throws {
    let document = try parse(Self.sample)
    let feature = try #require(document.feature)
    #expect(document.uri == "a.feature")
    #expect(feature.language == "en")
    #expect(feature.heading.keyword == "Feature")
    #expect(feature.heading.name == "f")
    #expect(feature.heading.description == "  about f")
    #expect(feature.heading.location.line == 3)
    #expect(feature.tags.map(\.name) == ["@f1", "@f2"])
    #expect(feature.tags.map(\.location.column) == [1, 5])
    #expect(feature.background?.heading.name == "b")
    #expect(feature.background?.steps.map(\.text) == ["fb"])
    let scenario = try #require(feature.scenarios.first)
    #expect(scenario.heading.location.column == 3)
    #expect(scenario.tags.map(\.name) == ["@s"])
    #expect(scenario.steps.map(\.keyword) == ["When "])
    #expect(scenario.examples.map(\.heading.name) == ["e", "none"])
    #expect(scenario.examples.first?.tags.map(\.name) == ["@e1", "@e2"])
    #expect(scenario.examples.first?.heading.description == "      about e")
    #expect(scenario.examples.first?.header?.cells.map(\.value) == ["a"])
    #expect(scenario.examples.first?.body.map { $0.cells.map(\.value) } == [["x"]])
    #expect(scenario.examples.last?.header == nil)
    let rule = try #require(feature.rules.first)
    #expect(rule.tags.map(\.name) == ["@r"])
    #expect(rule.heading.description == "    about r")
    #expect(rule.background?.steps.map(\.text) == ["rb"])
    #expect(rule.scenarios.map(\.heading.keyword) == ["Example"])
    #expect(rule.scenarios.first?.steps.map(\.keywordType) == [.unknown])
  }

  @Test func `a step knows where its keyword and where its text begins`() throws {
    let text = "Feature:\nScenario:\n\u{3000}Given  é <a> \nThen\u{20}\nExamples:\n|a|\n|b|"
    let steps = try #require(try parse(text).feature?.scenarios.first?.steps)
    #expect(steps.map(\.location.column) == [2, 1])
    #expect(steps.map(\.textLocation.column) == [9, 6])
    #expect(steps.map(\.textLocation.line) == [3, 4])
    #expect(try pickles(text).first?.steps.map(\.textLocation) == steps.map(\.textLocation))
  }

  @Test func `comments are kept apart from the tree, with their white space`() throws {
    #expect(
      try parse(Self.sample).comments.map { "\($0.location.line):\($0.location.column) \($0.text)" }
        == ["1:1 # first", "28:1     # in between"])
  }

  @Test func `a part is numbered after the parts it is made of, tags last`() throws {
    let document = try parse(Self.sample)
    let feature = try #require(document.feature)
    let scenario = try #require(feature.scenarios.first)
    let examples = try #require(scenario.examples.first)
    #expect(feature.background?.steps.map(\.id) == [0])
    #expect(feature.background?.id == 1)
    #expect(scenario.steps.map(\.id) == [2])
    #expect([examples.header?.id, examples.body.first?.id] == [3, 4])
    #expect(examples.tags.map(\.id) == [5, 6])
    #expect(scenario.examples.map(\.id) == [7, 8])
    #expect(scenario.tags.map(\.id) == [9])
    #expect(scenario.id == 10)
    #expect(feature.rules.first?.background?.id == 12)
    #expect(feature.rules.first?.scenarios.map(\.id) == [14])
    #expect(feature.rules.first?.tags.map(\.id) == [15])
    #expect(feature.rules.map(\.id) == [16])
    #expect(feature.tags.map(\.id) == [17, 18])
    #expect(document.nextID == 19)
  }

  @Test func `numbers may begin anywhere, so that several sources can share a stream`() throws {
    let document = try GherkinDocument(parsing: source(underStep()), firstID: 40)
    #expect(document.feature?.scenarios.map(\.id) == [41])
    #expect(document.nextID == 42)
    #expect(try document.pickles().map(\.id) == [43])
  }

  @Test func `a description keeps its lines but not the comments and empty lines around them`() throws {
    let text = "Feature: f\n\n  a\n# c\n\n  b \n \n# d\n\t\nScenario:"
    #expect(try parse(text).feature?.heading.description == "  a\n\n  b ")
    #expect(try parse("Feature:\n# c\n\nScenario:").feature?.heading.description == "")
    #expect(try parse("Feature:\n# c\n\nx").feature?.heading.description == "\nx")
  }

  @Test func `what follows a step never becomes a description`() {
    #expect(errors(underStep("x")).count == 1)
  }

  @Test func `a source may hold nothing but comments`() throws {
    let document = try parse("# c\n\n  # d")
    #expect(document.feature == nil)
    #expect(document.comments.map(\.text) == ["# c", "  # d"])
    #expect(try document.pickles() == [])
  }

  @Test func `tags go to the title they stand before`() throws {
    let text = """
      Feature:
        @a
        Scenario:

        @b

        # c
        @d
        Examples:
        @e
        Scenario:
        @f
        Rule:
        @g
        Scenario:
      """
    let feature = try #require(try parse(text).feature)
    #expect(feature.scenarios.map { $0.tags.map(\.name) } == [["@a"], ["@e"]])
    #expect(feature.scenarios.map { $0.examples.map { $0.tags.map(\.name) } } == [[["@b", "@d"]], []])
    #expect(feature.rules.map { $0.tags.map(\.name) } == [["@f"]])
    #expect(feature.rules.first?.scenarios.map { $0.tags.map(\.name) } == [["@g"]])
  }

  @Test(arguments: [
    ("@a @b", "1:@a,4:@b"), ("  @a@b", "3:@a,5:@b"), ("@a #c @d", "1:@a"), ("@a#b #c", "1:@a#b"),
    ("@a\u{3000}#c", "1:@a"), ("@a  ", "1:@a"), ("@é\u{3000} @b", "1:@é,5:@b"), ("@#a", "1:@#a"),
  ])
  func `tags begin with an at and end before a comment`(line: String, tags: String) throws {
    let column = line.prefix { $0 == " " }.count + 1
    #expect(try tokens("\(line)\nFeature:").first == "(1:\(column))TagLine://\(tags)")
  }
}
