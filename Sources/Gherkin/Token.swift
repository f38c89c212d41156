/// What one line of a source is, given where it stands.
public struct Token: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of line, under the names that the official grammar gives them.
  public enum Kind: String, Hashable, Sendable {
    case endOfFile = "EOF"
    case empty = "Empty"
    case comment = "Comment"
    case language = "Language"
    case tagLine = "TagLine"
    case featureLine = "FeatureLine"
    case ruleLine = "RuleLine"
    case backgroundLine = "BackgroundLine"
    case scenarioLine = "ScenarioLine"
    case examplesLine = "ExamplesLine"
    case stepLine = "StepLine"
    case docStringSeparator = "DocStringSeparator"
    case tableRow = "TableRow"
    case other = "Other"
  }

  /// What the line is.
  public let kind: Kind
  /// Where what it says begins.
  public let location: Location
  /// The keyword, or the fence of a doc string; empty where there is neither.
  public let keyword: String
  /// What kind of step the keyword begins, if it begins a step.
  public let keywordType: Step.KeywordType?
  /// What follows the keyword, or the whole text where there is no keyword.
  public let text: String
  /// Where the text after a keyword begins.
  public let textLocation: Location
  /// The cells of a table row, or the tags of a line of tags as if they were cells.
  public let cells: [TableCell]

  init(
    _ kind: Kind, at location: Location, keyword: String = "", keywordType: Step.KeywordType? = nil,
    text: String = "", textLocation: Location? = nil, cells: [TableCell] = []
  ) {
    self.kind = kind
    self.location = location
    self.keyword = keyword
    self.keywordType = keywordType
    self.text = text
    self.textLocation = textLocation ?? location
    self.cells = cells
  }

  /// The token as the official suite writes it down.
  public var description: String {
    guard kind != .endOfFile else { return "EOF" }
    let type = keywordType?.rawValue ?? ""
    let keyword = keyword.isEmpty ? "" : "(\(type))\(keyword)"
    let cells = cells.map { "\($0.location.column):\($0.value)" }.joined(separator: ",")
    return "(\(location.line):\(location.column))\(kind.rawValue):\(keyword)/\(text)/\(cells)"
  }
}
