/// A word or a sign of Swift, and where it stands.
struct Token: Sendable {
  let text: String
  let line: Int

  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true }
  /// Types begin so, by which they are told from words that are no keywords everywhere, such as `actor`.
  var isName: Bool { text.first { $0 != "`" && $0 != "_" }?.isUppercase == true }
}

/// Swift as a sequence of words and signs, without comments and what strings say; what is put into a string is code.
///
/// It knows no regular expressions between slashes.
struct SwiftTokens {
  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  static func read(_ text: String) -> [Token] {
    var reader = SwiftTokens(bytes: Array(text.utf8))
    reader.readCode()
    return reader.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count, bytes[place] == text.utf8Start[0] else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<min(count, bytes.count - place) {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  /// Reads to the end, or to the parenthesis that ends what is put into a string.
  private mutating func readCode(inString: Bool = false) {
    var depth = 0
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        skip()
      } else if follows("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if follows("/*") {
        skipComment()
      } else if let hashes = hashesBeforeQuote {
        readString(hashes: hashes)
      } else {
        if follows("(") { depth += 1 }
        if follows(")") { depth -= 1 }
        if inString, depth < 0 { return skip() }
        readToken()
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let step = follows("/*") ? 1 : follows("*/") ? -1 : 0
      depth += step
      skip(step == 0 ? 1 : 2)
    } while depth > 0 && place < bytes.count
  }

  private var hashesBeforeQuote: Int? {
    guard bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "#") else { return nil }
    let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    return place + hashes < bytes.count && bytes[place + hashes] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func readString(hashes: Int) {
    skip(hashes)
    let quotes = follows("\"\"\"") ? 3 : 1
    skip(quotes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + sharps(hashes)
    let escape = [UInt8(ascii: "\\")] + sharps(hashes)
    while place < bytes.count {
      let isQuote = bytes[place] == end[0]
      if isQuote, bytes[place...].starts(with: end) { break }
      guard !isQuote, bytes[place] == escape[0], bytes[place...].starts(with: escape) else {
        skip()
        continue
      }
      skip(escape.count)
      let isCode = follows("(")
      skip()
      if isCode { readCode(inString: true) }
    }
    skip(end.count)
    tokens.append(Token(text: "\"", line: line))
  }

  private func sharps(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "#"), count: count) }

  private mutating func readToken() {
    let start = place
    while place < bytes.count, Self.isPartOfWord(bytes[place]) { place += 1 }
    if place == start {
      let signs: [StaticString] = ["->", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "|=", "&=", "^="]
      place += signs.contains { follows($0) } ? 2 : 1
    }
    tokens.append(Token(text: String(decoding: bytes[start..<place], as: UTF8.self), line: line))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }
}
