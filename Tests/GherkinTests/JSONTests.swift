import Testing

@testable import Gherkin

struct JSONTests {
  private func read(_ text: String) throws -> String { try JSONReader.read(Array(text.utf8)).text }

  @Test(arguments: [
    (#""""#, #""""#), (#" [ ] "#, "[]"), ("\t{\r\n}", "{}"), (#"["a",{"b":[]}]"#, #"["a",{"b":[]}]"#),
    (#"{ "b" : "2" , "a" : "1" }"#, #"{"a":"1","b":"2"}"#), (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
    (#""\u00e9\uD83D\uDE00\u0041""#, #""é😀A""#), (#""é😀\#u{7F}""#, #""é😀\#u{7F}""#),
  ])
  func `what is JSON is read`(text: String, written: String) throws {
    #expect(try read(text) == written)
  }

  @Test(arguments: [
    ("", 0), ("x", 0), ("'a'", 0), (#""a"#, 2), (#""a" "b""#, 4), (#""a\"#, 3), (#""\x""#, 2),
    (#""\u12""#, 5),
    (#""\uD800""#, 7), (#""\uD800\u0041""#, 13), (#""\uDC00""#, 7), ("\"\n\"", 1), ("[", 1), ("[\"a\"", 4),
    ("[\"a\",]", 5), ("[\"a\" \"b\"]", 5), ("{", 1), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":"b",}"#, 9),
    ("{a:\"b\"}", 1), ("\u{A0}[]", 0), ("\u{FEFF}[]", 0), ("[]]", 2), ("1", 0), ("null", 0),
  ])
  func `what is not is refused where it begins not to be`(text: String, offset: Int) {
    #expect(throws: JSONReader.Fault(offset: offset)) { try read(text) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONReader.Fault(offset: 0)) { try JSONReader.read([0x22, 0xFF, 0x22]) }
  }

  @Test func `nesting ends before any stack does`() throws {
    #expect(try read(String(repeating: "[", count: 16) + String(repeating: "]", count: 16)).utf8.count == 32)
    #expect(throws: JSONReader.Fault(offset: 16)) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONReader.Fault.self) { try read(String(repeating: #"{"a":"#, count: 1_000_000)) }
  }
}

extension JSON {
  /// What was read, with the members of objects in alphabetical order.
  fileprivate var text: String {
    switch self {
    case .string(let text): text.json
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key.json):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

extension String {
  fileprivate var json: String {
    var json = JSONWriter()
    json.write(self)
    return json.text
  }
}
