/// A condition on tags, such as `@smoke and not (@slow or @flaky)`.
public struct TagExpression: Hashable, Sendable, CustomStringConvertible {
  /// A part of the condition; an operand is the index of a part that comes before.
  enum Term: Hashable {
    case tag(String)
    case not(Int)
    case both(Int, Int)
    case either(Int, Int)
  }

  /// The parts, the whole condition last; a list, because a tree could be too deep to walk.
  private let terms: [Term]

  /// Parses a condition; an empty one is met by any tags.
  public init(_ text: String) throws(TagExpressionError) {
    terms = try TagExpressionParser.terms(of: text)
  }

  /// Whether the tags meet the condition.
  public func isMet(by tags: some Sequence<String>) -> Bool {
    let tags = Set(tags)
    var values: [Bool] = []
    for term in terms {
      switch term {
      case .tag(let name): values.append(tags.contains(name))
      case .not(let operand): values.append(!values[operand])
      case .both(let left, let right): values.append(values[left] && values[right])
      case .either(let left, let right): values.append(values[left] || values[right])
      }
    }
    return values.last ?? true
  }

  /// The condition with all of its parentheses, as the official implementations print it.
  public var description: String {
    var text = ""
    var ahead: [Piece] = terms.isEmpty ? [] : [.term(terms.count - 1)]
    while let piece = ahead.popLast() {
      switch piece {
      case .text(let piece): text += piece
      case .term(let index): ahead += pieces(of: terms[index]).reversed()
      }
    }
    return text
  }

  private enum Piece {
    case text(String)
    case term(Int)
  }

  private func pieces(of term: Term) -> [Piece] {
    switch term {
    case .tag(let name): [.text(Self.escaped(name))]
    case .not(let operand):
      switch terms[operand] {
      case .both, .either: [.text("not "), .term(operand)]
      case .tag, .not: [.text("not ( "), .term(operand), .text(" )")]
      }
    case .both(let left, let right): [.text("( "), .term(left), .text(" and "), .term(right), .text(" )")]
    case .either(let left, let right): [.text("( "), .term(left), .text(" or "), .term(right), .text(" )")]
    }
  }

  private static func escaped(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if TagExpressionParser.needsEscape(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}

/// Why a text is no tag expression.
public struct TagExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// A tag, `not` or a parenthesis should have come.
    case expectedOperand
    /// Only `and`, `or` or a closing parenthesis could have come.
    case expectedOperator
    /// A parenthesis is never closed.
    case unmatchedOpening
    /// A parenthesis was never opened.
    case unmatchedClosing
    /// A backslash before something that needs none; `nil` is the end of the text.
    case illegalEscape(Unicode.Scalar?)
  }

  /// The text.
  public let expression: String
  /// What is wrong with it.
  public let problem: Problem

  /// The problem in the official words.
  public var description: String {
    let reason =
      switch problem {
      case .expectedOperand: "Expected operand"
      case .expectedOperator: "Expected operator"
      case .unmatchedOpening: "Unmatched ("
      case .unmatchedClosing: "Unmatched )"
      case .illegalEscape(let scalar): "Illegal escape before \"\(scalar.map(String.init) ?? "")\""
      }
    return "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(reason)."
  }
}
