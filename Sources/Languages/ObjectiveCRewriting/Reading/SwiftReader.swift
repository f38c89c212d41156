/// Reads the bytes of a Swift file as lexemes, leaving out space and comments.
///
/// It takes any bytes whatever: what is no Swift comes out as signs. Code that is put into a string is read as code.
struct SwiftReader {
  let bytes: [UInt8]
  var place = 0
  var startsLine = true
  private(set) var lexemes: [Lexeme] = []

  /// The lexemes of a file.
  static func read(_ bytes: [UInt8]) -> [Lexeme] {
    var reader = SwiftReader(bytes: bytes)
    reader.lexemes.reserveCapacity(bytes.count / 5)
    reader.skipHead()
    reader.readCode(depth: 0)
    return reader.lexemes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte so far ahead; 0 behind the end, which is no byte that means anything in Swift.
  func peek(_ ahead: Int = 0) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  mutating func add(_ kind: Lexeme.Kind, from start: Int) {
    lexemes.append(Lexeme(kind: kind, start: start, end: place, startsLine: startsLine))
    startsLine = false
  }

  /// A byte order mark, and a line for the shell.
  private mutating func skipHead() {
    if follows("\u{FEFF}") { place = 3 }
    if follows("#!") { skipLine() }
  }

  mutating func skipLine() {
    while place < bytes.count, !bytes[place].isLineBreak { place += 1 }
  }

  /// How deep strings may stand in strings; nobody writes more, and each level takes some of the stack.
  private static let deepest = 64

  /// Reads to the end, or behind the parenthesis that ends what is put into a string.
  mutating func readCode(depth: Int) {
    var open = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isLineBreak {
        place += 1
        startsLine = true
      } else if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else if depth < Self.deepest, readLiteral(depth: depth) {
        continue
      } else {
        readPlain(byte)
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") { open -= 1 }
        if depth > 0, open < 0 { return }
      }
    }
  }

  private mutating func readPlain(_ byte: UInt8) {
    let start = place
    if byte.isDigit {
      readNumber()
      return add(.number, from: start)
    }
    let mark = byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$")
    if byte.isPartOfWord || mark && peek(1).isPartOfWord {
      place += 1
      while place < bytes.count, bytes[place].isPartOfWord { place += 1 }
      return add(.word, from: start)
    }
    if byte == UInt8(ascii: "`"), let end = endOfBackticks {
      place = end
      return add(.word, from: start)
    }
    place += 1
    add(.sign(byte), from: start)
  }

  /// Digits, with a point that is not a member's.
  private mutating func readNumber() {
    while place < bytes.count {
      let isPoint = bytes[place] == UInt8(ascii: ".") && peek(1).isDigit
      guard isPoint || bytes[place].isPartOfWord else { return }
      place += 1
    }
  }

  private var endOfBackticks: Int? {
    var end = place + 1
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == UInt8(ascii: "`") { return end + 1 }
      end += 1
    }
    return nil
  }

  /// Comments stand in comments.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if follows("/*") {
        depth += 1
        place += 2
      } else if follows("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if bytes[place].isLineBreak { startsLine = true }
        place += 1
      }
    }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isPartOfWord: Bool {
    isDigit || self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self == 0x5F || self >= 0x80
  }
}
