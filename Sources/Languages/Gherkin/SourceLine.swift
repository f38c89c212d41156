/// One line of a source, measured: where its text begins and ends, and how far it is indented.
struct SourceLine {
  let number: Int
  /// The code points of white space before the text.
  let indent: Int
  let bytes: [UInt8]
  private let start: Int
  let textStart: Int
  let end: Int

  init(_ bytes: [UInt8], number: Int, from start: Int, to limit: Int) {
    self.bytes = bytes
    self.number = number
    self.start = start
    var end = limit
    while end > start, bytes[end - 1] == .newline || bytes[end - 1] == .carriageReturn { end -= 1 }
    var textStart = start
    var indent = 0
    while case let width = bytes.whiteSpace(at: textStart, before: end), width > 0 {
      textStart += width
      indent += 1
    }
    self.end = end
    self.textStart = textStart
    self.indent = indent
  }

  var isEmpty: Bool { textStart == end }

  /// The first byte of the text; zero stands for a line without any.
  var first: UInt8 { isEmpty ? 0 : bytes[textStart] }

  /// Where the text begins.
  var location: Location { Location(line: number, column: indent + 1) }

  /// Where the line begins.
  var beginning: Location { location.at(column: 1) }

  /// The whole line, its indentation included.
  var whole: String { bytes.text(start..<end) }

  func starts(with prefix: [UInt8]) -> Bool {
    prefix.count <= end - textStart && bytes.holds(prefix, at: textStart)
  }

  /// What follows the first `count` bytes of the text, without white space around it.
  func rest(after count: Int) -> TableCell {
    let rest = bytes.trimmed(textStart + count..<end)
    let column = indent + 1 + bytes.codePoints(in: textStart..<rest.lowerBound)
    return TableCell(location: location.at(column: column), value: bytes.text(rest))
  }

  /// The line without its first `columns` code points; all of the indentation goes if it is shorter.
  func dropping(indent columns: Int) -> String {
    guard columns <= indent else { return bytes.text(textStart..<end) }
    var position = start
    for _ in 0..<columns { position += bytes.whiteSpace(at: position, before: end) }
    return bytes.text(position..<end)
  }

  /// The language a header such as `# language: fr` asks for.
  var language: String? {
    guard first == UInt8(ascii: "#") else { return nil }
    let header = bytes.trimmed(textStart + 1..<end)
    let name = Array("language".utf8)
    guard bytes[header].starts(with: name) else { return nil }
    let colon = bytes.trimmed(header.lowerBound + name.count..<end)
    guard !colon.isEmpty, bytes[colon.lowerBound] == UInt8(ascii: ":") else { return nil }
    let language = bytes.trimmed(colon.lowerBound + 1..<end)
    let isName = bytes[language].allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    return isName && !language.isEmpty ? bytes.text(language) : nil
  }
}
