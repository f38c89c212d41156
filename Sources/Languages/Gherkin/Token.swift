/// What one line of a source is, given where it stands.
public struct Token: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of line, under the names that the official grammar gives them.
  public enum Kind: String, Hashable, Sendable {
    /// Nothing is left.
    case endOfFile = "EOF"
    /// A line without a word.
    case empty = "Empty"
    /// A line that begins with `#`.
    case comment = "Comment"
    /// A comment that names the language of the keywords.
    case language = "Language"
    /// Tags, each with its `@`.
    case tagLine = "TagLine"
    /// `Feature:` and a name.
    case featureLine = "FeatureLine"
    /// `Rule:` and a name.
    case ruleLine = "RuleLine"
    /// `Background:`, perhaps with a name.
    case backgroundLine = "BackgroundLine"
    /// `Scenario:` or `Scenario Outline:` and a name.
    case scenarioLine = "ScenarioLine"
    /// `Examples:`, perhaps with a name.
    case examplesLine = "ExamplesLine"
    /// A step with its keyword.
    case stepLine = "StepLine"
    /// The fence before or after a doc string.
    case docStringSeparator = "DocStringSeparator"
    /// Cells between bars.
    case tableRow = "TableRow"
    /// A line of description, or of a doc string.
    case other = "Other"
  }

  /// What the line is.
  public let kind: Kind
  /// Where what it says begins.
  public let location: Location
  /// The keyword, or the fence of a doc string; empty where there is neither.
  public let keyword: String
  /// What kind of step the keyword begins, if it begins a step.
  public let keywordType: GherkinStep.KeywordType?
  /// What follows the keyword, or the whole text where there is no keyword.
  public let text: String
  /// Where the text after a keyword begins.
  public let textLocation: Location
  /// The cells of a table row, or the tags of a line of tags as if they were cells.
  public let cells: [TableCell]

  init(
    _ kind: Kind, at location: Location, keyword: String = "", keywordType: GherkinStep.KeywordType? = nil,
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
    var text = "(\(location.line):\(location.column))\(kind.rawValue):"
    if !keyword.isEmpty { text += "(\(keywordType?.rawValue ?? ""))\(keyword)" }
    text += "/\(self.text)/"
    // A line can have a million cells.
    for (index, cell) in cells.enumerated() {
      if index > 0 { text += "," }
      text += "\(cell.location.column):\(cell.value)"
    }
    return text
  }
}
