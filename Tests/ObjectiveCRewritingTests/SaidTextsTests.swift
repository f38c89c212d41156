import Testing

@testable import ObjectiveCRewriting

/// What an extension says in other words, as it is read from its strings files.
@Suite struct SaidTextsTests {
  @Test(arguments: [
    ("\"a\" = \"b\";", ["a": "b"]), ("", [:]), ("\u{FEFF}\"a\"=\"b\";\r\n", ["a": "b"]),
    ("/* \"a\" = ; */ a.b-c = d; // \"e\"\n\"same\";", ["a.b-c": "d", "same": "same"]),
    (#""a" = "say \"x\"\n\t\\ \101 \U00e9 \Ud83d\ude00";"#, ["a": "say \"x\"\n\t\\ A é 😀"]),
    ("\"a\" = \"over\ntwo lines\";", ["a": "over\ntwo lines"]), ("a = b; a = c;", ["a": "c"]),
  ])
  func `a strings file is read as genstrings and people write it`(text: String, texts: [String: String]) {
    for bytes in [Array(text.utf8), Self.wide(text, isLittle: true), Self.wide(text, isLittle: false)] {
      let read = SaidTexts([("en.lproj/Localizable.strings", bytes)])
      #expect(read.tables["Localizable"] ?? [:] == texts)
      #expect(read.remarks == [])
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "there is no “;” behind what belongs to “a”"),
    ("\n  /* never", 2, 3, "a comment is never closed"), ("\"a", 1, 1, "a key is never closed"),
    ("a = \"b\\", 1, 5, "a text is never closed"), ("a = ;", 1, 5, "this is the beginning of no text"),
  ])
  func `one that cannot be read is told with its line, and gives nothing`(
    text: String, line: Int, column: Int, problem: String
  ) {
    let read = SaidTexts([("en.lproj/Localizable.strings", Array(text.utf8))])
    #expect(read.tables.isEmpty)
    #expect(
      read.remarks.map(\.warning) == [
        "en.lproj/Localizable.strings:\(line):\(column): warning: \(problem): "
          + "the texts of this file are not said, and its keys are shown"
      ])
  }

  @Test func `a catalog is read in English, or in the language of its app`() {
    let text = """
      {"sourceLanguage": "de", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A"}}}},
        "b": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "eins"}}, "other": {"stringUnit": {"value": "viele"}}}}}}},
        "c": {}, "d": {"localizations": {"fr": {"stringUnit": {"value": "D"}}}}
      }, "version": "1.0"}
      """
    #expect(
      SaidTexts([("Localizable.xcstrings", Array(text.utf8))]).tables == [
        "Localizable": ["a": "A", "b": "viele"]
      ])
    let broken = SaidTexts([("Localizable.xcstrings", Array("{\n\"strings\": {".utf8))])
    #expect(broken.tables.isEmpty && broken.remarks.map(\.line) == [2])
    #expect(SaidTexts([("Localizable.xcstrings", Array("{}".utf8))]).remarks.count == 1)
  }

  @Test func `a property list is read too, as Xcode writes strings`() {
    let text =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
    #expect(SaidTexts([("Base.lproj/More.strings", Array(text.utf8))]).tables == ["More": ["a": "b"]])
  }

  @Test(arguments: [
    (
      ["de.lproj/A.strings", "en.lproj/A.strings", "Base.lproj/A.strings"],
      ["en.lproj/A.strings", "Base.lproj/A.strings"]
    ),
    (["en-GB.lproj/A.strings", "A.strings"], ["en-GB.lproj/A.strings", "A.strings"]),
    (["fr.lproj/A.strings", "de.lproj/A.strings"], ["de.lproj/A.strings"]),
    (["fr.lproj/A.strings", "en.lproj/B.strings"], ["en.lproj/B.strings", "fr.lproj/A.strings"]),
  ])
  func `English comes first, and of other languages one`(paths: [String], chosen: [String]) {
    #expect(SaidTexts.chosen(of: paths) == chosen)
  }

  @Test func `what one file does not have may stand in the next`() {
    let read = SaidTexts([
      ("Base.lproj/A.strings", Array("a = base; b = base;".utf8)),
      ("en.lproj/A.strings", Array("a = en;".utf8)),
    ])
    #expect(read.tables == ["A": ["a": "en", "b": "base"]])
  }

  private static func wide(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
  }
}
