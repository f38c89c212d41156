import Documents

/// A mistake in a configuration file, with its place and what to write instead.
public struct Finding: Hashable, Sendable {
  /// What kind of mistake it is.
  public let kind: Kind
  /// How bad it is.
  public let severity: Severity
  /// The file.
  public let file: String
  /// The line, from 1; `nil` in a binary file, which has none.
  public let line: Int?
  /// The column, from 1, in code points.
  public let column: Int?
  /// The keys that lead there; empty for the file as a whole.
  public let keyPath: String
  /// What is wrong, as a sentence.
  public let message: String
  /// What to write instead, as a sentence.
  public let advice: String

  /// How bad a mistake is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The system will not do what the file means.
    case error
    /// It probably will not, or not everywhere.
    case warning
    /// Good to know.
    case note
  }

  init(
    _ kind: Kind, _ severity: Severity, in file: String, at place: TextPlace?, keyPath: String,
    _ message: String,
    advice: String
  ) {
    self.kind = kind
    self.severity = severity
    self.file = file
    line = place?.line
    column = place?.column
    self.keyPath = keyPath
    self.message = message
    self.advice = advice
  }
}
