import Gherkin
import Testing

struct TableTests {
  private func cells(_ row: String) throws -> String {
    let token = try #require(try tokens(underStep(row)).dropLast().last)
    return String(token.dropFirst("(4:1)TableRow://".count))
  }

  @Test(arguments: [
    ("|a|b|", "2:a,4:b"),
    ("| a | b |", "3:a,7:b"),
    ("||a|", "2:,3:a"),
    ("|  |", "4:"),
    ("|a|b", "2:a"),
    ("|a| # no comment", "2:a"),
    ("|", ""),
    ("|a b\tc|", "2:a b\tc"),
  ])
  func `cells stand between bars, without the white space around them`(row: String, cells: String) throws {
    #expect(try self.cells(row) == cells)
  }

  @Test(arguments: [
    (#"|\||"#, "2:|"), (#"|\\|"#, #"2:\"#), (#"|a\nb|"#, "2:a\nb"), (#"|\n a \n|"#, "2:\n a \n"),
    (#"|\\n|"#, #"2:\n"#), (#"|\\\||"#, #"2:\|"#), (#"|\a|"#, #"2:\a"#), (#"|\é|b|"#, #"2:\é,5:b"#),
    (#"|a\ |"#, #"2:a\"#), (#"|\ a|"#, #"2:\ a"#), (#"|a\|"#, ""), (#"|a|\"#, "2:a"),
  ])
  func `a backslash escapes a bar, a backslash and an n`(row: String, cells: String) throws {
    #expect(try self.cells(row) == cells)
  }

  @Test func `a table holds its rows, with comments and empty lines between them`() throws {
    let arguments = try arguments("  | a |", "", "  # c", "  | b |")
    let table = try #require(arguments.dataTable)
    #expect(table.location == table.rows.first?.location)
    #expect(table.rows.map(\.id) == [0, 1])
    #expect(table.rows.map(\.location.line) == [4, 7])
    #expect(table.rows.map { $0.cells.map(\.value) } == [["a"], ["b"]])
    #expect(table.rows.last?.cells.first?.location.column == 5)
    #expect(arguments.docString == nil)
  }

  @Test func `rows of different lengths are an error at the first that differs`() {
    #expect(
      errors(underStep(" |a|b|", " |a|", " |a|b|c|", "When w", "|a|", "|b|", "||b|"))
        == [
          "(5:2): inconsistent cell count within the table",
          "(10:1): inconsistent cell count within the table",
        ])
  }

  @Test func `a comment or an empty line does not end a table`() {
    #expect(
      errors(underStep("|a|", "", "# c", "|a|b|")) == ["(7:1): inconsistent cell count within the table"])
  }

  @Test func `the rows of examples are held to the same`() {
    #expect(
      errors("Feature:\nScenario:\nExamples:\n|a|\n|a|b|\nExamples:\n|a|b|\n|c|d|")
        == ["(5:1): inconsistent cell count within the table"])
  }
}
