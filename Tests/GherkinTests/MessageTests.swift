import Gherkin
import Testing

struct MessageTests {
  @Test func `a tree is written as one line of the official form`() throws {
    let text =
      "# c\n@t\nFeature: f\nBackground:\nGiven b\nScenario: s\n* x\n```j\ny\n```\n|z|\nExamples:\n|h|\n|v|\nRule: r"
    #expect(
      try parse(text).json == """
        {"gherkinDocument":{"comments":[{"location":{"column":1,"line":1},"text":"# c"}],"feature":{"children":[\
        {"background":{"description":"","id":"1","keyword":"Background","location":{"column":1,"line":4},"name":"",\
        "steps":[{"id":"0","keyword":"Given ","keywordType":"Context","location":{"column":1,"line":5},"text":"b"}]}},\
        {"scenario":{"description":"","examples":[{"description":"","id":"6","keyword":"Examples",\
        "location":{"column":1,"line":12},"name":"","tableBody":[{"cells":[{"location":{"column":2,"line":14},\
        "value":"v"}],"id":"5","location":{"column":1,"line":14}}],"tableHeader":{"cells":[\
        {"location":{"column":2,"line":13},"value":"h"}],"id":"4","location":{"column":1,"line":13}},"tags":[]}],\
        "id":"7","keyword":"Scenario","location":{"column":1,"line":6},"name":"s","steps":[{"dataTable":\
        {"location":{"column":1,"line":11},"rows":[{"cells":[{"location":{"column":2,"line":11},"value":"z"}],\
        "id":"2","location":{"column":1,"line":11}}]},"docString":{"content":"y","delimiter":"```",\
        "location":{"column":1,"line":8},"mediaType":"j"},"id":"3","keyword":"* ","keywordType":"Unknown",\
        "location":{"column":1,"line":7},"text":"x"}],"tags":[]}},{"rule":{"children":[],"description":"",\
        "id":"8","keyword":"Rule","location":{"column":1,"line":15},"name":"r","tags":[]}}],"description":"",\
        "keyword":"Feature","language":"en","location":{"column":1,"line":3},"name":"f","tags":[{"id":"9",\
        "location":{"column":1,"line":2},"name":"@t"}]},"uri":"a.feature"}}
        """)
  }

  @Test func `a pickle is written as one line of the official form`() throws {
    let text = "@t\nFeature: f\nScenario: s\n* x\n```\ny\n```\n|z|\nExamples:\n|h|\n|v|"
    #expect(
      try pickles(text).map(\.json) == [
        """
        {"pickle":{"astNodeIds":["5","3"],"id":"8","language":"en","location":{"column":1,"line":11},"name":"s",\
        "steps":[{"argument":{"dataTable":{"argumentIndex":2,"rows":[{"cells":[{"value":"z"}]}]},\
        "docString":{"argumentIndex":1,"content":"y"}},"astNodeIds":["1","3"],"id":"7","text":"x","type":"Unknown"}],\
        "tags":[{"astNodeId":"6","name":"@t"}],"uri":"a.feature"}}
        """
      ])
  }

  @Test func `an argument that stands alone has no index`() throws {
    let argument = try #require(
      try pickles(underStep("|z|")).first?.json.split(separator: "\"argument\":").last)
    #expect(argument.hasPrefix(#"{"dataTable":{"rows":[{"cells":[{"value":"z"}]}]}},"#))
  }

  @Test func `errors are written as a line each, without a column where there is none`() throws {
    let errors = try #require(#expect(throws: SyntaxErrors.self) { try parse("@\"a b") })
    #expect(
      errors.json == [
        #"{"parseError":{"message":"(1:1): A tag may not contain whitespace","source":{"location":{"column":1,"line":1},"uri":"a.feature"}}}"#,
        #"{"parseError":{"message":"(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got '@\"a b'","source":{"location":{"column":1,"line":1},"uri":"a.feature"}}}"#,
      ])
    let end = try #require(#expect(throws: SyntaxErrors.self) { try parse("@a") })
    #expect(end.json.first?.contains(#""location":{"line":2}"#) == true)
  }

  @Test func `text is escaped where JSON asks for it and nowhere else`() throws {
    let name = "\"\\/ \u{8}\u{C}\r\t\0\u{F}\u{1F}\u{7F}é\u{301}👩"
    #expect(
      try parse("Feature: x\(name)y").json.contains(
        #""name":"x\"\\/ \b\f\r\t\u0000\u000f\u001f"# + "\u{7F}é\u{301}👩y\""))
  }
}
