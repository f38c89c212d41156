import PhoneModel
import Testing

@Suite struct JSONTests {
  static let hostile = [
    "", "plain", "\"quoted\"", "back\\slash", "line\nline\r\n", "tab\t", "\u{0}\u{1}\u{1F}\u{7F}",
    "é e\u{301}",
    "👩‍👩‍👧‍👦", "\u{202E}right to left", "\u{2028}\u{2029}", "</script>", "|pipe|",
    String(repeating: "x", count: 10_000),
  ]

  @Test(arguments: hostile)
  func `any text survives`(text: String) {
    let value = JSON.object([
      JSON.Member(text, .string(text)), JSON.Member("list", .array([.string(text), .null])),
    ])
    #expect(JSON(value.text) == value)
    #expect(!value.text.contains("\n"))
  }

  @Test(arguments: [
    ("null", JSON.null), (" [ true , false ] ", .array([.bool(true), .bool(false)])), ("-12", .number(-12)),
    (#""\u00e9\ud83d\ude00\/""#, .string("é😀/")), ("{}", .object([])), ("[]", .array([])),
  ])
  func `what is JSON is read`(text: String, value: JSON) {
    #expect(JSON(text) == value)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "\"open", "\"\u{1}\"", "nul", "1.5", "1e3", "--1", "007", "-01", "[1] x",
    "\"\\x\"",
    "\"\\ud800\"", "\"\\u12\"", "\"\\u+123\"", "99999999999999999999", String(repeating: "[", count: 100_000),
  ])
  func `what is not is refused, and nothing traps`(text: String) {
    #expect(JSON(text) == nil)
  }

  @Test(arguments: [
    #"{"a":1,"b":2,"a":1}"#, #"[{"c":{"a":1,"\u0061":2}}]"#,
    "{" + (0..<20).map { "\"\($0 % 19)\":0" }.joined(separator: ",") + "}",
  ])
  func `two members of one name are read only where order matters`(text: String) {
    #expect(JSON(text) != nil && JSON(unambiguous: text) == nil)
    #expect(JSON(unambiguous: #"{"a":{"a":[1]},"b":1}"#) != nil)
  }
}
