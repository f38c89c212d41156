/// Writes messages as JSON, member by member: a tree of all the members would take up many times as much as their
/// text.
///
/// Members are to be said in alphabetical order, as in the official suite.
struct JSONWriter {
  private var bytes: [UInt8] = []

  var text: String { bytes.text }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(.openingBrace)
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    bytes.append(.openingSquareBracket)
    for element in elements {
      separate()
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func member(_ key: StaticString, _ write: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(.quote)
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(.quote)
    bytes.append(UInt8(ascii: ":"))
    write(&self)
  }

  mutating func member<Element>(
    _ key: StaticString, each elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    member(key) { $0.array(elements, write) }
  }

  mutating func member(_ key: StaticString, _ text: String) { member(key) { $0.write(text) } }

  mutating func member(_ key: StaticString, _ number: Int) { member(key) { $0.write(number) } }

  /// The numbers that parts are known by are written as strings.
  mutating func member(_ key: StaticString, id: Int) { member(key) { $0.write(id: id) } }

  mutating func member(_ key: StaticString, ids: [Int]) { member(key, each: ids) { $0.write(id: $1) } }

  mutating func member(_ key: StaticString, _ location: Location) {
    member(key) { json in
      json.object { json in
        if location.column > 0 { json.member("column", location.column) }
        json.member("line", location.line)
      }
    }
  }

  mutating func write(_ text: String) {
    bytes.append(.quote)
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: { $0 < 0x20 || $0 == .backslash || $0 == .quote }) {
        for byte in utf8 { write(escaping: byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(.quote)
  }

  private mutating func write(_ number: Int) { bytes += String(number).utf8 }

  private mutating func write(id: Int) {
    bytes.append(.quote)
    write(id)
    bytes.append(.quote)
  }

  private mutating func write(escaping byte: UInt8) {
    switch byte {
    case .quote, .backslash: bytes += [.backslash, byte]
    case 0x08: bytes += #"\b"#.utf8
    case 0x0C: bytes += #"\f"#.utf8
    case .newline: bytes += #"\n"#.utf8
    case .carriageReturn: bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0..<0x20: bytes += ((byte < 16 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
    default: bytes.append(byte)
    }
  }

  /// A comma, but not before the first.
  private mutating func separate() {
    if bytes.last != .openingBrace, bytes.last != .openingSquareBracket { bytes.append(UInt8(ascii: ",")) }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let openingBrace = UInt8(ascii: "{")
  fileprivate static let openingSquareBracket = UInt8(ascii: "[")
}
