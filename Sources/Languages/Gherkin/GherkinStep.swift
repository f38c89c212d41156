/// A line of a scenario, with a table or a longer text if it needs one.
public struct GherkinStep: Hashable, Sendable {
  /// What a keyword says of its step.
  public enum KeywordType: String, Hashable, Sendable {
    /// What is given.
    case context = "Context"
    /// What happens.
    case action = "Action"
    /// What is to come of it.
    case outcome = "Outcome"
    /// Another of the kind of the step before.
    case conjunction = "Conjunction"
    /// Nothing, as with `*`.
    case unknown = "Unknown"
  }

  /// The number it is known by in messages.
  public let id: Int
  /// Where its keyword begins.
  public let location: Location
  /// Its keyword, with the space that separates it from the text.
  public let keyword: String
  /// What its keyword says of it.
  public let keywordType: KeywordType
  /// What follows the keyword.
  public let text: String
  /// Where the text begins.
  public let textLocation: Location
  /// What stands under it: at most one table and one longer text, in either order.
  public let arguments: [StepArgument]
}

/// What may stand under a step.
public enum StepArgument: Hashable, Sendable {
  /// A table.
  case dataTable(DataTable)
  /// A text of several lines.
  case docString(DocString)
}

extension [StepArgument] {
  /// The table, if there is one.
  public var dataTable: DataTable? {
    for case .dataTable(let table) in self { return table }
    return nil
  }

  /// The longer text, if there is one.
  public var docString: DocString? {
    for case .docString(let text) in self { return text }
    return nil
  }
}

/// The table of a step.
public struct DataTable: Hashable, Sendable {
  /// Where its first row begins.
  public let location: Location
  /// Its rows, which all have the same number of cells.
  public let rows: [TableRow]
}

/// A row of a table.
public struct TableRow: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Where its first bar stands.
  public let location: Location
  /// Its cells.
  public let cells: [TableCell]
}

/// A cell of a table.
public struct TableCell: Hashable, Sendable {
  /// Where its value begins.
  public let location: Location
  /// What it holds, unescaped and without white space around it.
  public let value: String
}

/// A text of several lines between two fences.
public struct DocString: Hashable, Sendable {
  /// The marks a doc string may stand between.
  public enum Fence: String, Hashable, Sendable {
    /// Three quotation marks.
    case quotes = "\"\"\""
    /// Three backticks.
    case backticks = "```"
  }

  /// Where its first fence begins.
  public let location: Location
  /// The mark it stands between.
  public let fence: Fence
  /// What follows its first fence, such as `json`.
  public let mediaType: String?
  /// Its lines without their common indentation and without the last line end.
  public let content: String
}
