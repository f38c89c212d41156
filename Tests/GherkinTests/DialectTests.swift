import Gherkin
import Testing

struct DialectTests {
  private static let french = """
    {"fr": {"name": "French", "native": "français", "feature": ["Fonctionnalité"], "rule": ["Règle"],
      "background": ["Contexte"], "scenario": ["Scénario", "Exemple"], "scenarioOutline": ["Plan du Scénario"],
      "examples": ["Exemples"], "given": ["* ", "Soit ", "Etant donné que "], "when": ["* ", "Quand "],
      "then": ["* ", "Alors "], "and": ["* ", "Et "], "but": ["* ", "Mais ", "Et que "]}}
    """

  private func dialects(_ json: String) throws(Dialects.Fault) -> Dialects {
    try Dialects(json: Array(json.utf8))
  }

  @Test func `a header picks the language of its source`() throws {
    let text = "# language: fr\nFonctionnalité: f\nScénario: s\nSoit a\nEt b\nEt que c\n* d\nExemples:"
    let dialects = try dialects(Self.french)
    #expect(
      try tokens(text, dialects: dialects) == [
        "(1:1)Language:/fr/", "(2:1)FeatureLine:()Fonctionnalité/f/", "(3:1)ScenarioLine:()Scénario/s/",
        "(4:1)StepLine:(Context)Soit /a/", "(5:1)StepLine:(Conjunction)Et /b/",
        "(6:1)StepLine:(Conjunction)Et que /c/", "(7:1)StepLine:(Unknown)* /d/",
        "(8:1)ExamplesLine:()Exemples//", "EOF",
      ])
    #expect(try parse(text, dialects: dialects).feature?.language == "fr")
    #expect(try parse("Feature:", dialects: dialects).feature?.language == "en")
  }

  @Test(arguments: ["#language:fr", " # language : fr ", "#\u{3000}language\t:fr\r"])
  func `a header may have white space anywhere`(header: String) throws {
    #expect(try tokens(header + "\nFonctionnalité:", dialects: dialects(Self.french)).last == "EOF")
  }

  @Test(arguments: [
    "# language fr", "# language: f r", "# language:", "# Language: fr", "language: fr", "# language: fr1",
    "#language",
    "# languages: fr",
  ])
  func `what is not quite a header is a comment or an error`(line: String) throws {
    let found = try? tokens(line + "\nFeature:", dialects: dialects(Self.french)).first
    #expect(found == (line.first == "#" ? "(1:1)Comment:/\(line)/" : nil))
  }

  @Test func `only the first header counts, and only before everything else`() throws {
    let dialects = try dialects(Self.french)
    #expect(
      try tokens("\n# c\n# language: fr\n# language: en\nFonctionnalité:", dialects: dialects)[2...3]
        == ["(3:1)Language:/fr/", "(4:1)Comment:/# language: en/"])
    #expect(
      try tokens("@a\n# language: fr\nFeature:", dialects: dialects)[1] == "(2:1)Comment:/# language: fr/")
  }

  @Test func `a language nobody knows is an error, and its header a comment`() {
    #expect(errors(" # language: fr\nFeature:\nx") == ["(1:2): Language not supported: fr"])
    #expect(errors("# language: fr\n# language: en\nFeature:") == ["(1:1): Language not supported: fr"])
  }

  @Test func `the name of a language may have dashes and underscores`() {
    #expect(errors("# language: a_B-c\nFeature:") == ["(1:1): Language not supported: a_B-c"])
  }

  @Test func `English stays what it is, whatever a file says`() throws {
    let file = Self.french.replacing(#""fr""#, with: #""en""#)
    #expect(try tokens("Feature:", dialects: dialects(file)) == tokens("Feature:"))
    #expect(try dialects(file) == .english)
    #expect(try dialects("{}") == .english)
  }

  @Test func `keywords are compared code point by code point`() throws {
    let text = "# language: fr\nFonctionnalite\u{301}: f"
    #expect(errors(text, dialects: try dialects(Self.french)).count == 2)
  }

  @Test(arguments: [
    ("", Dialects.Fault.notJSON(offset: 0)),
    ("{", .notJSON(offset: 1)),
    ("[]", .noLanguages),
    (#"{"x": {}}"#, .missing(field: "feature", language: "x")),
    (#"{"x": []}"#, .missing(field: "feature", language: "x")),
    (#"{"x": {"feature": "f"}}"#, .missing(field: "feature", language: "x")),
    (#"{"x": {"feature": ["f"], "rule": [["r"]]}}"#, .missing(field: "rule", language: "x")),
  ])
  func `a file in another form is refused`(json: String, fault: Dialects.Fault) {
    #expect(throws: fault) { try dialects(json) }
  }

  @Test(arguments: [
    ("{ x", "this is no JSON of objects, lists and texts, from byte 3 on"),
    ("[]", "an object of languages belongs here, as in gherkin-languages.json"),
    (#"{"x": {}}"#, "the language “x” has no list of texts called “feature”"),
  ])
  func `what is wrong with a file of languages is told in words`(json: String, words: String) {
    let fault = #expect(throws: Dialects.Fault.self) { try dialects(json) }
    #expect(fault?.description == words)
  }
}
