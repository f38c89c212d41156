import Gherkin
import Rehearsal

/// What is wrong with a file that is no Gherkin, in words for people who write scenarios.
extension SyntaxError {
  /// What is wrong, what to do about it, and how much of the line it is about; all of it without a length.
  var wording: (problem: String, advice: [String], length: Int?) {
    switch problem {
    case .unexpectedLine(let text, let expected): Self.wording(of: text, expected)
    case .unexpectedEnd(let expected):
      expected.contains(.docStringSeparator)
        ? ("the file ends inside a text of several lines", [#"close it with """"#], nil)
        : ("the file ends after tags", ["tags stand over a feature, a rule, a scenario or examples"], nil)
    case .inconsistentCellCount:
      ("this row has more or fewer cells than the first", [#"inside a cell, write \| for a bar"#], nil)
    case .whiteSpaceInTag: ("a tag is one word", ["write it like @step-up"], nil)
    case .unknownLanguage(let name):
      ("there is no language “\(name)” here", ["leave the line out for English"], nil)
    case .tooLargeToExpand: ("this comes to more scenarios than anybody can have meant", [], nil)
    }
  }

  private static let titles = ["Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Examples"]
  /// Nobody misspells a page, and reading one letter by letter takes long.
  private static let longestMistake = 1_000
  private static let steps = ["Given", "When", "Then", "And", "But"]

  private static func wording(
    of text: String, _ expected: [Token.Kind]
  ) -> (problem: String, advice: [String], length: Int?) {
    let expectation = "here can stand: \(expected.compactMap(\.words).joined(separator: ", "))"
    guard text.utf8.count <= longestMistake else {
      return ("this line cannot stand here", [expectation], nil)
    }
    let word = String(text.prefix { !$0.isWhitespace })
    let title = String(text.prefix { $0 != ":" })
    if steps.contains(word), expected.contains(.stepLine) {
      return ("a space and a sentence follow “\(word)”", [], word.unicodeScalars.count)
    }
    if titles.contains(title), title != text {
      return ("“\(title):” cannot stand here", [expectation], title.unicodeScalars.count + 1)
    }
    if let wording = wording(ofTitle: text) { return wording }
    if expected.contains(.stepLine), let keyword = word.nearest(among: steps) {
      return ("“\(word)” is no keyword; did you mean “\(keyword)”?", [], word.unicodeScalars.count)
    }
    return ("this line cannot stand here", [expectation], nil)
  }

  /// What is wrong with a line that was probably to be a title; `nil` where it was not.
  static func wording(ofTitle text: String) -> (problem: String, advice: [String], length: Int?)? {
    guard !text.isEmpty, text.utf8.count <= longestMistake else { return nil }
    if let keyword = titles.last(where: { text == $0 || text.hasPrefix($0 + " ") && !text.contains(":") }) {
      return ("a colon follows “\(keyword)”", ["write it like “\(keyword): …”"], keyword.unicodeScalars.count)
    }
    let title = String(text.prefix { $0 != ":" })
    guard title != text, !titles.contains(title), let keyword = title.nearest(among: titles) else {
      return nil
    }
    return ("“\(title):” is no keyword; did you mean “\(keyword):”?", [], title.unicodeScalars.count + 1)
  }
}

extension Token.Kind {
  /// What a line of this kind is called; `nil` for what may stand anywhere.
  fileprivate var words: String? {
    switch self {
    case .endOfFile, .empty, .comment, .other: nil
    case .language: "# language:"
    case .tagLine: "@tags"
    case .featureLine: "Feature:"
    case .ruleLine: "Rule:"
    case .backgroundLine: "Background:"
    case .scenarioLine: "Scenario:"
    case .examplesLine: "Examples:"
    case .stepLine: "a step"
    case .docStringSeparator: "a text of several lines"
    case .tableRow: "a row of a table"
    }
  }
}
