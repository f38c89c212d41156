import Gherkin
import Testing

struct SourceTests {
  @Test func `a line can be looked up by its number`() {
    let source = source("one\r\n  two \n\nfour")
    #expect((0...5).map(source.line) == [nil, "one", "  two ", "", "four", nil])
    #expect(source.lineCount == 4)
  }

  @Test func `a source without text has no lines`() throws {
    #expect(source("").lineCount == 0)
    #expect(source("").line(1) == nil)
    #expect(try tokens("") == ["EOF"])
    #expect(try parse("").feature == nil)
  }

  @Test func `a byte order mark is no part of the text`() throws {
    #expect(try tokens("\u{FEFF}Feature: f") == ["(1:1)FeatureLine:()Feature/f/", "EOF"])
    #expect(source("\u{FEFF}a").line(1) == "a")
    #expect(source("\u{FEFF}").lineCount == 0)
  }

  @Test func `lines may end with a carriage return and a line feed`() throws {
    let text =
      "Feature: f\n  x\n  Scenario: s\n    Given g\n      \"\"\"\n      a\n\n      b\n      \"\"\"\n# c"
    let crlf = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try tokens(crlf) == tokens(text))
    #expect(try parse(crlf) == parse(text))
  }

  @Test func `only a line feed ends a line`() throws {
    let separators = "\r\u{B}\u{C}\u{85}\u{2028}\u{2029}"
    #expect(try tokens("Feature: a\(separators)b") == ["(1:1)FeatureLine:()Feature/a\(separators)b/", "EOF"])
  }

  @Test func `bytes that are not UTF-8 are repaired`() throws {
    let source = Source(utf8: Array("Feature: ".utf8) + [0xFF, 0x61, 0xC3], uri: "x")
    #expect(source.line(1) == "Feature: \u{FFFD}a\u{FFFD}")
    #expect(try GherkinDocument(parsing: source).feature?.heading.name == "\u{FFFD}a\u{FFFD}")
  }

  @Test func `a NUL is text like any other`() throws {
    #expect(try tokens("Feature: a\0b\0") == ["(1:1)FeatureLine:()Feature/a\0b\0/", "EOF"])
  }

  @Test(arguments: [
    "\t", "\u{B}", "\u{C}", "\r", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{200A}", "\u{2028}",
    "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
  ])
  func `white space is what Unicode calls so`(space: String) throws {
    let text = "\(space)Feature:\(space)a\(space)b\(space)\n\(space)Scenario:\nGiven g\n|\(space)c\(space)|"
    #expect(
      try tokens(text) == [
        "(1:2)FeatureLine:()Feature/a\(space)b/", "(2:2)ScenarioLine:()Scenario//",
        "(3:1)StepLine:(Context)Given /g/", "(4:1)TableRow://3:c", "EOF",
      ])
  }

  @Test(arguments: ["\u{1C}", "\u{1F}", "\u{180E}", "\u{200B}", "\u{FEFF}", "\u{301}", "\0"])
  func `what Unicode does not call white space is not`(text: String) throws {
    #expect(try tokens("Feature: \(text)") == ["(1:1)FeatureLine:()Feature/\(text)/", "EOF"])
  }

  @Test func `a line begins behind every line feed, wherever it stands`() {
    for length in 0...20 {
      for place in 0..<max(1, length) {
        var letters = Array(repeating: UInt8(ascii: "a"), count: length)
        if length > 0 { letters[place] = UInt8(ascii: "\n") }
        let source = Source(utf8: letters + letters, uri: "")
        let lines = (letters + letters).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let expected = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
        #expect(source.lineCount == expected.count)
        for (index, line) in expected.enumerated() {
          #expect(source.line(index + 1).map { Array($0.utf8) } == Array(line))
        }
      }
    }
  }

  @Test func `columns count code points, whatever a reader sees`() throws {
    let cells = try tokens("Feature:\nScenario:\nGiven g\n  |e\u{301}|👨‍👩‍👧|\u{301}| x |").dropLast().last
    #expect(cells == "(4:3)TableRow://4:e\u{301},7:👨‍👩‍👧,13:\u{301},16:x")
  }

  @Test func `a combining mark does not hide a bar, an at or a keyword`() throws {
    #expect(try tokens(underStep("|\u{301}|")).dropLast().last == "(4:1)TableRow://2:\u{301}")
    #expect(try tokens("@\u{301}\nFeature:\u{301}").first == "(1:1)TagLine://1:@\u{301}")
    #expect(try tokens("Feature:\u{301}").first == "(1:1)FeatureLine:()Feature/\u{301}/")
  }
}
