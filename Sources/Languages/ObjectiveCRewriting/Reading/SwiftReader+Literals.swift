/// Strings and regular expressions, whose inside is nobody's code.
extension SwiftReader {
  /// How a literal ends, and what in it leads back to code.
  private struct Literal {
    let hashes: Int
    let isMultiline: Bool
    let quote: UInt8

    var isExpression: Bool { quote == UInt8(ascii: "/") }
  }

  /// Reads a literal where one begins; `false` where none does.
  mutating func readLiteral(depth: Int) -> Bool {
    guard let literal = beginning else { return false }
    let start = place
    place += literal.hashes + (literal.isMultiline && !literal.isExpression ? 3 : 1)
    readInside(of: literal, from: start, depth: depth)
    return true
  }

  private var beginning: Literal? {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let quote = peek(hashes)
    if quote == UInt8(ascii: "\"") {
      let isTriple = peek(hashes + 1) == quote && peek(hashes + 2) == quote
      return Literal(hashes: hashes, isMultiline: isTriple && !endsAtOnce(hashes), quote: quote)
    }
    guard quote == UInt8(ascii: "/") else { return nil }
    if hashes > 0 { return Literal(hashes: hashes, isMultiline: true, quote: quote) }
    return isBareExpression ? Literal(hashes: 0, isMultiline: false, quote: quote) : nil
  }

  /// Whether three quotes are an empty string in hashes with a quote behind: `#"""#` says one quote.
  private func endsAtOnce(_ hashes: Int) -> Bool {
    hashes > 0 && (0..<hashes).allSatisfy { peek(hashes + 3 + $0) == UInt8(ascii: "#") }
  }

  /// Whether a slash begins a regular expression: where a value is expected, and one that ends on this line.
  private var isBareExpression: Bool {
    guard !isBehindValue, peek(1) > 0x20, peek(1) != UInt8(ascii: "/") else { return false }
    var ahead = 1
    var open = 0
    while place + ahead < bytes.count, !peek(ahead).isLineBreak {
      switch peek(ahead) {
      case UInt8(ascii: "\\"): ahead += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open < 0 { return false }
      case UInt8(ascii: "/"): return peek(ahead - 1) > 0x20 && open == 0
      default: break
      }
      ahead += 1
    }
    return false
  }

  private var isBehindValue: Bool {
    guard let last = lexemes.last else { return false }
    switch last.kind {
    case .number, .literal: return true
    case .word: return !Self.wordsBeforeValues.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .sign(let sign):
      return [")", "]", "}", "!", "?", ">", "/"].contains { UInt8(ascii: $0) == sign }
    }
  }

  private static let wordsBeforeValues: Set = [
    "return", "in", "case", "if", "while", "guard", "where", "switch", "try", "await", "is", "as", "throw",
    "else", "yield", "repeat", "do", "defer", "for", "let", "var",
  ]

  private mutating func readInside(of literal: Literal, from start: Int, depth: Int) {
    var piece = start
    while place < bytes.count {
      if isAtEnd(of: literal) {
        place += literal.hashes + (literal.isMultiline && !literal.isExpression ? 3 : 1)
        return add(.literal, from: piece)
      }
      if bytes[place].isLineBreak {
        if !literal.isMultiline { return add(.literal, from: piece) }
        startsLine = true
        place += 1
      } else if bytes[place] == UInt8(ascii: "\\"), escapes(literal) {
        place += 1 + (literal.isExpression ? 0 : literal.hashes)
        guard peek() == UInt8(ascii: "("), !literal.isExpression else {
          if place < bytes.count, !bytes[place].isLineBreak { place += 1 }
          continue
        }
        add(.literal, from: piece)
        readPut(depth: depth)
        piece = place
      } else {
        place += 1
      }
    }
    add(.literal, from: piece)
  }

  /// What is put into a string, with its parentheses.
  private mutating func readPut(depth: Int) {
    let open = place
    place += 1
    add(.sign(UInt8(ascii: "(")), from: open)
    readCode(depth: depth + 1)
  }

  private func isAtEnd(of literal: Literal) -> Bool {
    guard bytes[place] == literal.quote else { return false }
    var length = 1
    if literal.isMultiline, !literal.isExpression {
      guard peek(1) == literal.quote, peek(2) == literal.quote else { return false }
      length = 3
    }
    return (0..<literal.hashes).allSatisfy { peek(length + $0) == UInt8(ascii: "#") }
  }

  private func escapes(_ literal: Literal) -> Bool {
    literal.isExpression || (0..<literal.hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }
}
