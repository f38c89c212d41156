import Rehearsal

/// A script with expectations, written in sentences.
public struct Scenario: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its name within its feature, with its rule and its row of examples.
  public let fullName: String
  /// The feature it belongs to.
  public let feature: String
  /// Its tags, with those of its feature and rule.
  public let tags: [String]
  /// Where it stands.
  public let place: Place
  /// What it says, line by line.
  public let lines: [Line]
  /// The row of examples that it is made of; `nil` where it is one by itself.
  public var example: ExampleRow?

  /// One sentence of a scenario.
  public struct Line: Hashable, Sendable {
    /// Under which keyword it stands.
    public let kind: StepKind
    /// What it means.
    public let sentence: Sentence
    /// What is written.
    public let text: String
    /// Where it is written.
    public let place: Place
  }
}

extension Scenario: CustomStringConvertible {
  /// Where it stands, and its name.
  public var description: String { "\(place) \(fullName)" }
}

/// A place in a file of scenarios.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in code points.
  public let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as editors and compilers write it.
  public var description: String { "\(file):\(line):\(column)" }
}
