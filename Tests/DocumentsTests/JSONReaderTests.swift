import Documents
import Testing

/// JSON, as strict as the system takes it.
@Suite struct JSONReaderTests {
  @Test func `every kind of value is read`() throws {
    let root = try read(
      #"{"a": [null, true, false, -1, 1.50, 2e3, 99999999999999999999], "b": {"ü": "\u00fc\n\ud83d\ude00\/"}}"#
    ).root
    #expect(
      root["a"]?.elements?.map(\.value) == [
        .null, .bool(true), .bool(false), .integer(-1), .real("1.50"), .real("2e3"),
        .real("99999999999999999999"),
      ])
    #expect(root["b"]?["ü"]?.string == "ü\n😀/")
  }

  @Test func `a mark before UTF-8 is passed over and takes no column`() throws {
    let document = try Document([0xEF, 0xBB, 0xBF] + Array(#"{"a": 1}"#.utf8))
    let member = try #require(document.root.members?.first)
    #expect(document.place(of: member.offset) == TextPlace(line: 1, column: 2))
  }

  @Test(arguments: [
    (#"{"a": 1,}"#, "a comma stands before the closing brace", 9),
    ("[1,]", "a comma stands before the closing bracket", 4),
    ("{'a': 1}", "JSON takes double quotes, not single ones", 2),
    ("[1 /* one */]", "JSON has no comments", 4),
    ("[1 2]", "a comma or a closing bracket must stand here", 4),
    (#"{"a" 1}"#, "a colon after “a” must stand here", 6),
    ("[", "it ends where a value must stand", 2), ("[\"a", "a string never ends", 2),
    ("[01]", "a number is not written as JSON writes it", 2), ("[1.]", "a number ends after its point", 4),
    (#"["\x"]"#, "an escape in a string is none of JSON's", 3),
    (#"["\ud800"]"#, "an escape in a string is none of JSON's", 3),
    ("{} {}", "something follows the end of the value", 4),
    ("[nul]", "a value must stand here", 2),
  ])
  func `what cannot be read is told with its place`(text: String, problem: String, column: Int) {
    #expect(throws: DocumentFault(problem, format: .json, place: TextPlace(line: 1, column: column))) {
      try read(text)
    }
  }

  @Test func `an equals sign in a string does not make it a property list of the old style`() throws {
    #expect(try read(#"{"a=b": 1}"#).root["a=b"]?.value == .integer(1))
  }

  @Test func `depth is bounded`() {
    #expect(throws: DocumentFault.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test(arguments: [
    ([], "it is empty"), ([0x20, 0x0A], "it is empty"),
    (Array("hello".utf8), "it is neither a property list nor JSON"),
    ([0xFF, 0xFE, 0x3C, 0x00], "it is in UTF-16"),
    ([0x30, 0x82, 0x01], "it is signed data, as before iOS 9"),
    (Array("{ A = 1; }".utf8), "it is a property list of the old style"),
  ])
  func `what is no document is told as what it is`(bytes: [UInt8], problem: String) {
    let fault = #expect(throws: DocumentFault.self) { try Document(bytes) }
    #expect(fault?.problem == problem)
  }

  private func read(_ text: String) throws -> Document { try Document(Array(text.utf8)) }
}
