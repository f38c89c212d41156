/// A word, a sign or a literal of Swift, by its bytes in the file.
struct Lexeme: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// A name, a keyword, or a word with backticks, `#` or `$`.
    case word
    case number
    /// What a string or a regular expression says, between what is put into it.
    case literal
    /// One byte of punctuation, or of an operator.
    case sign(UInt8)
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// Whether nothing but space and comments stands before it on its line.
  let startsLine: Bool

  var range: Range<Int> { start..<end }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
}
