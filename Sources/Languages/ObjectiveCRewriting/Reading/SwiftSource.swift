/// A file of Swift with its lexemes, and which bracket belongs to which.
struct SwiftSource: Sendable {
  let path: String
  let bytes: [UInt8]
  let lexemes: [Lexeme]
  /// For each bracket the index of the one that belongs to it; for everything else its own.
  private let partners: [Int]
  /// Whether every bracket has its partner; nothing is known of the shape of a file where one has not.
  let isBalanced: Bool

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lexemes = SwiftReader.read(bytes)
    (partners, isBalanced) = Self.partners(of: lexemes)
  }

  private static func partners(of lexemes: [Lexeme]) -> ([Int], isBalanced: Bool) {
    var partners = Array(lexemes.indices)
    var open: [(index: Int, closing: UInt8)] = []
    var isBalanced = true
    for (index, lexeme) in lexemes.enumerated() {
      guard case .sign(let sign) = lexeme.kind else { continue }
      switch sign {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), last.closing == sign else {
          isBalanced = false
          continue
        }
        partners[last.index] = index
        partners[index] = last.index
      default: break
      }
    }
    return (partners, isBalanced && open.isEmpty)
  }

  /// The index behind a bracketed group, or behind the one lexeme.
  func behind(_ index: Int) -> Int { max(index, partners[index]) + 1 }

  /// The index of the bracket that belongs to one.
  func partner(of index: Int) -> Int { partners[index] }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a lexeme; empty behind the end.
  func word(_ index: Int) -> String {
    lexemes.indices.contains(index) ? text(of: lexemes[index].range) : ""
  }

  /// Whether a lexeme is a certain word; quicker than its text.
  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard lexemes.indices.contains(index), lexemes[index].kind == .word else { return false }
    let lexeme = lexemes[index]
    guard lexeme.end - lexeme.start == word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[lexeme.start + $0] == word.utf8Start[$0] }
  }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    lexemes.indices.contains(index) && lexemes[index].isSign(sign)
  }

  func isWord(at index: Int) -> Bool { lexemes.indices.contains(index) && lexemes[index].kind == .word }

  /// Whether nothing stands between two lexemes.
  func touches(_ index: Int, _ next: Int) -> Bool {
    lexemes.indices.contains(next) && lexemes[index].end == lexemes[next].start
  }

  /// Whether no line ends between two lexemes.
  func isOnOneLine(_ index: Int, _ next: Int) -> Bool {
    lexemes.indices.contains(next)
      && !bytes[lexemes[index].end..<lexemes[next].start].contains(where: \.isLineBreak)
  }

  /// The line and column at which a byte stands, both from 1.
  func position(of byte: Int) -> (line: Int, column: Int) {
    let before = bytes[..<byte]
    let lines = before.split(omittingEmptySubsequences: false) { $0 == 0x0A }
    return (lines.count, lines.last.map { $0.count + 1 } ?? 1)
  }

  /// Lexemes on one line, each apart from the next where it is so in the file.
  func inOneLine(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, !touches(index - 1, index) { text += " " }
      text += word(index)
    }
    return text
  }
}
