import Gherkin
import Testing

/// Where we do not follow the official implementation in Python, because it stands alone there.
///
/// Some 40,000 mutated and generated features were compared with it; nothing but this differed.
struct DisagreementTests {
  @Test func `a byte order mark is no text, though Python reports it as an unexpected line`() {
    #expect(errors("\u{FEFF}Feature: f") == [])
  }

  @Test func `an at without a name is no tag, though Python makes it one`() throws {
    #expect(try tokens("@ @a @@b @\nFeature:").first == "(1:1)TagLine://3:@a,7:@b")
    #expect(try parse("@\nFeature:").feature?.tags == [])
  }

  @Test func `a space after an at is an error, though Python takes it out of the name`() {
    #expect(errors("Feature:\n@a @ b\nScenario:").first == "(2:4): A tag may not contain whitespace")
  }

  @Test func `a description ends with its last visible line, though Python keeps white space after it`()
    throws
  {
    #expect(try parse("Feature:\na\n \n\t\nScenario:").feature?.heading.description == "a")
  }

  @Test func `information separators are text, though Python trims them like spaces`() throws {
    #expect(try tokens("Feature: \u{1C}a\u{1F}").first == "(1:1)FeatureLine:()Feature/\u{1C}a\u{1F}/")
    #expect(errors("\u{1E}Feature:").count == 1)
  }

  @Test
  func `an unknown language is reported where its header begins, though Python moves it to the first column`()
    throws
  {
    let error = try #require(#expect(throws: SyntaxErrors.self) { try parse("  #language: xx") }).errors.first
    #expect(error?.description == "(1:3): Language not supported: xx")
    #expect(error?.location.column == 3)
  }

  @Test func `an outline that begins with a conjunction is of unknown kind, though Python says null`() throws
  {
    #expect(
      try pickles("Feature:\nScenario:\nAnd a\nExamples:\n|a|\n|b|").first?.steps.map(\.kind) == [.unknown])
  }

  @Test(arguments: [
    ("a.", "<a.> <ab>", "1 <ab>"), ("a|b", "<a|b>", "1"), ("(a)", "<(a)>", "1"), ("[", "<[>", "1"),
    ("a+", "<aa>", "<aa>"),
  ])
  func `a name is literal, though Python takes it for a regular expression`(
    name: String, text: String, filled: String
  ) throws {
    let name = name.replacing("|", with: "\\|")
    #expect(
      try pickles("Feature:\nScenario:\nGiven \(text)\nExamples:\n|\(name)|\n|1|").first?.steps.first?.text
        == filled)
  }

  @Test func `an expression may not end in a backslash, and may name a parenthesis, though Python differs`()
    throws
  {
    #expect(throws: TagExpressionError.self) { try TagExpression("a\\") }
    #expect(try TagExpression("\\(").isMet(by: ["("]))
  }

  @Test func `any white space separates the words of an expression, though Python stumbles over tabs`() throws
  {
    #expect(try TagExpression("a\tor\nb") == TagExpression("a or b"))
  }
}
