import Gherkin
import Testing

struct PickleTests {
  @Test func `a scenario becomes a pickle with the steps and tags of all it stands in`() throws {
    let pickles = try parse(TreeTests.sample).pickles()
    #expect(pickles.map(\.name) == ["s", "t"])
    #expect(pickles.map { $0.steps.map(\.text) } == [["fb", "x"], ["fb", "rb", "y"]])
    #expect(
      pickles.map { $0.tags.map(\.name) } == [["@f1", "@f2", "@s", "@e1", "@e2"], ["@f1", "@f2", "@r"]])
    #expect(pickles.map(\.location.line) == [19, 29])
    #expect(pickles.map(\.scenarioID) == [10, 14])
    #expect(pickles.map(\.rowID) == [4, nil])
    #expect(pickles.map { $0.steps.map(\.stepID) } == [[0, 2], [0, 11, 13]])
    #expect(pickles.map { $0.steps.map(\.rowID) } == [[nil, 4], [nil, nil, nil]])
    #expect(pickles.map { $0.steps.map(\.id) } == [[19, 20], [22, 23, 24]])
    #expect(pickles.map(\.id) == [21, 25])
    #expect(pickles.allSatisfy { $0.uri == "a.feature" && $0.language == "en" })
    #expect(pickles.first?.steps.map(\.location.line) == [8, 12])
  }

  @Test func `a conjunction is there for what comes before it`() throws {
    let text = """
      Feature:
      Background:
      And a
      Given b
      But c
      Scenario:
      And d
      When e
      And f
      * g
      And h
      Then i
      """
    #expect(
      try pickles(text).first?.steps.map(\.kind) == [
        .unknown, .context, .context, .context, .action, .action, .unknown, .unknown, .outcome,
      ])
  }

  @Test func `a conjunction does not reach into the scenario before`() throws {
    let text = "Feature:\nScenario:\nGiven a\nScenario:\nAnd b"
    #expect(try pickles(text).map { $0.steps.map(\.kind) } == [[.context], [.unknown]])
  }

  @Test func `a scenario without steps takes none from a background`() throws {
    #expect(try pickles("Feature:\nBackground:\nGiven b\nScenario: s").map(\.steps) == [[]])
  }

  @Test func `a row fills names, texts, cells and doc strings`() throws {
    let text = """
      Feature:
      Scenario: <a> and <b>
      Given <a><a> <b> <c> < a>
        | <a> | x<b> |
        ```<b>
        <a>
        <b>
        ```
      Examples:
        | a | b |
        | 1 | 2 |
        |   | $& |
      """
    let pickles = try pickles(text)
    #expect(pickles.map(\.name) == ["1 and 2", " and $&"])
    #expect(pickles.map { $0.steps.map(\.text) } == [["11 2 <c> < a>"], [" $& <c> < a>"]])
    let arguments = pickles.compactMap(\.steps.first?.arguments)
    #expect(
      arguments.map { $0.dataTable?.rows.map { $0.cells.map(\.value) } } == [[["1", "x2"]], [["", "x$&"]]])
    #expect(arguments.map { $0.docString?.content } == ["1\n2", "\n$&"])
    #expect(arguments.map { $0.docString?.mediaType } == ["2", "$&"])
    #expect(arguments.first?.dataTable?.rows.first?.cells.last?.location.column == 11)
  }

  @Test func `a value may bring in a name that comes later, but none that came before`() throws {
    let text = "Feature:\nScenario:\nGiven <a> <b>\nExamples:\n|a|b|\n|<b>|<a>|\n"
    #expect(try pickles(text).first?.steps.map(\.text) == ["<a> <a>"])
  }

  @Test func `names with brackets or nothing in them are names`() throws {
    let text = "Feature:\nScenario:\nGiven <> <<a>> <a<a> <b><b><b>\nExamples:\n||<a>|a<a|b><b|\n|1|2|3|4|\n"
    #expect(try pickles(text).first?.steps.map(\.text) == ["1 2 3 4<b>"])
  }

  @Test func `every table of examples makes pickles, one without rows makes none`() throws {
    let text =
      "Feature:\nScenario: <a>\nExamples:\n|a|\n|1|\n|2|\nExamples:\n|b|\n|3|\nExamples:\n|a|\nExamples:\nScenario: t"
    #expect(try pickles(text).map(\.name) == ["1", "2", "<a>", "t"])
  }

  @Test func `backgrounds are not filled in`() throws {
    let text = "Feature:\nBackground:\nGiven <a>\nScenario:\nGiven <a>\nExamples:\n|a|\n|1|"
    #expect(try pickles(text).first?.steps.map(\.text) == ["<a>", "1"])
  }
}
