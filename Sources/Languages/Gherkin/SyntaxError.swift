/// One thing wrong with a source, and where.
public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// A line that cannot stand where it stands.
    case unexpectedLine(String, expected: [Token.Kind])
    /// The source ends where it cannot end.
    case unexpectedEnd(expected: [Token.Kind])
    /// A table row with more or fewer cells than the first.
    case inconsistentCellCount
    /// A tag with a space in it.
    case whiteSpaceInTag
    /// A language header that names no known dialect.
    case unknownLanguage(String)
    /// Scenarios that come to more steps and text than anybody can have meant.
    case tooLargeToExpand
  }

  /// What is wrong.
  public let problem: Problem
  /// Where it is wrong.
  public let location: Location

  init(_ problem: Problem, at location: Location) {
    self.problem = problem
    self.location = location
  }

  /// The problem in the official words, without its place.
  public var message: String {
    switch problem {
    case .unexpectedLine(let text, let expected): "expected: \(Self.list(expected)), got '\(text)'"
    case .unexpectedEnd(let expected): "unexpected end of file, expected: \(Self.list(expected))"
    case .inconsistentCellCount: "inconsistent cell count within the table"
    case .whiteSpaceInTag: "A tag may not contain whitespace"
    case .unknownLanguage(let name): "Language not supported: \(name)"
    case .tooLargeToExpand: "too large to expand into pickles"
    }
  }

  /// The place and the problem, as the official suite writes them down.
  public var description: String { "(\(location.line):\(location.column)): \(message)" }

  private static func list(_ kinds: [Token.Kind]) -> String {
    kinds.map { "#" + $0.rawValue }.joined(separator: ", ")
  }
}

/// Everything wrong with one source, in the order in which it was found.
public struct SyntaxErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the source.
  public let uri: String
  /// The errors, at least one; a parse gives up after the eleventh, as the official ones do.
  public let errors: [SyntaxError]

  /// The errors, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
