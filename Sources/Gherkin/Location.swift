/// A place in a source. Lines and columns are counted from one, and columns count code points.
public struct Location: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The column, or zero where no column is meant, as at the end of a file.
  public let column: Int

  func at(column: Int) -> Location { Location(line: line, column: column) }
}
