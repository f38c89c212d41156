/// Parses tag expressions without recursion: an operator waits until its operands are complete.
struct TagExpressionParser {
  typealias Problem = TagExpressionError.Problem

  /// The operators, from the loosest to the tightest.
  private enum Operator: Int {
    case or, and, not
  }

  private enum Symbol {
    case tag(String)
    case op(Operator)
    case opening
    case closing
  }

  private var terms: [TagExpression.Term] = []
  private var operands: [Int] = []
  /// The operators that wait; `nil` is an opening parenthesis.
  private var waiting: [Operator?] = []
  private var expectsOperand = true

  static func terms(of text: String) throws(TagExpressionError) -> [TagExpression.Term] {
    var parser = TagExpressionParser()
    do throws(Problem) {
      let symbols = try symbols(of: text)
      for symbol in symbols { try parser.take(symbol) }
      if !symbols.isEmpty { try parser.finish() }
      return parser.terms
    } catch {
      throw TagExpressionError(expression: text, problem: error)
    }
  }

  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    ["(", ")", "\\"].contains(scalar) || scalar.properties.isWhitespace
  }

  private static func symbols(of text: String) throws(Problem) -> [Symbol] {
    var symbols: [Symbol] = []
    var word = ""
    func endWord() {
      switch word {
      case "": break
      case "or": symbols.append(.op(.or))
      case "and": symbols.append(.op(.and))
      case "not": symbols.append(.op(.not))
      default: symbols.append(.tag(word))
      }
      word = ""
    }
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "\\" {
        let escaped = scalars.next()
        guard let escaped, needsEscape(escaped) else { throw .illegalEscape(escaped) }
        word.unicodeScalars.append(escaped)
      } else if needsEscape(scalar) {
        endWord()
        if scalar == "(" { symbols.append(.opening) }
        if scalar == ")" { symbols.append(.closing) }
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    endWord()
    return symbols
  }

  private mutating func take(_ symbol: Symbol) throws(Problem) {
    switch symbol {
    case .tag(let name):
      try expect(operand: true)
      add(.tag(name))
      expectsOperand = false
    case .op(.not), .opening:
      try expect(operand: true)
      if case .op(let op) = symbol { waiting.append(op) } else { waiting.append(nil) }
    case .op(let op):
      try expect(operand: false)
      while case let last?? = waiting.last, last.rawValue >= op.rawValue { applyLast(last) }
      waiting.append(op)
      expectsOperand = true
    case .closing:
      try expect(operand: false)
      while case let last?? = waiting.last { applyLast(last) }
      guard waiting.popLast() != nil else { throw .unmatchedClosing }
    }
  }

  private mutating func finish() throws(Problem) {
    while let last = waiting.last {
      guard let last else { throw .unmatchedOpening }
      try expect(operand: false)
      applyLast(last)
    }
  }

  private func expect(operand: Bool) throws(Problem) {
    guard operand == expectsOperand else { throw expectsOperand ? .expectedOperand : .expectedOperator }
  }

  private mutating func applyLast(_ op: Operator) {
    waiting.removeLast()
    let right = operands.removeLast()
    switch op {
    case .not: add(.not(right))
    case .and: add(.both(operands.removeLast(), right))
    case .or: add(.either(operands.removeLast(), right))
    }
  }

  private mutating func add(_ term: TagExpression.Term) {
    operands.append(terms.count)
    terms.append(term)
  }
}
