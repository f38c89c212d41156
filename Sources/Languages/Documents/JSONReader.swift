/// Reads JSON from bytes, strictly, and names the usual mistakes.
///
/// Everything in the package that reads JSON does so through this: configuration files, what was recorded, what a
/// handler sends to its server, and the languages of Gherkin.
package struct JSONReader: ByteReader {
  let bytes: [UInt8]
  var position: Int

  /// Reads from a byte on, which is not the first where a mark stands before the text.
  package init(bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The one value that the whole text is.
  package mutating func readDocument() throws(DocumentFlaw) -> Node {
    let root = try readValue(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw misreading("something follows the end of the value") }
    return root
  }

  private mutating func readValue(depth: Int) throws(DocumentFlaw) -> Node {
    skipSpace()
    let start = position
    guard depth < Document.deepest else { throw misreading("values are nested too deeply") }
    switch next {
    case nil: throw misreading("it ends where a value must stand")
    case UInt8(ascii: "{"): return Node(.dictionary(try readMembers(depth: depth)), at: start)
    case UInt8(ascii: "["): return Node(.array(try readElements(depth: depth)), at: start)
    case UInt8(ascii: "\""): return Node(.string(try readString()), at: start)
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): return try readNumber()
    default: throw misplaced("a value")
    }
  }

  private mutating func readMembers(depth: Int) throws(DocumentFlaw) -> [Node.Member] {
    var members: [Node.Member] = []
    position += 1
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = position
      if next == UInt8(ascii: "}") { throw misreading("a comma stands before the closing brace") }
      guard next == UInt8(ascii: "\"") else { throw misplaced("a name in double quotes") }
      let key = try readString()
      skipSpace()
      guard take(":") else { throw misplaced("a colon after “\(key)”") }
      members.append(Node.Member(key: key, offset: start, node: try readValue(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw misplaced("a comma or a closing brace") }
    return members
  }

  private mutating func readElements(depth: Int) throws(DocumentFlaw) -> [Node] {
    var elements: [Node] = []
    position += 1
    skipSpace()
    if take("]") { return elements }
    repeat {
      skipSpace()
      if next == UInt8(ascii: "]") { throw misreading("a comma stands before the closing bracket") }
      elements.append(try readValue(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw misplaced("a comma or a closing bracket") }
    return elements
  }

  private mutating func readWord(_ word: StaticString, _ value: Node.Value) throws(DocumentFlaw) -> Node {
    let start = position
    guard take(word) else { throw misplaced("a value") }
    return Node(value, at: start)
  }

  private mutating func readNumber() throws(DocumentFlaw) -> Node {
    let start = position
    _ = take("-")
    let whole = position
    readDigits()
    guard position > whole, position == whole + 1 || bytes[whole] != UInt8(ascii: "0") else {
      throw DocumentFlaw("a number is not written as JSON writes it", at: start)
    }
    var isWhole = true
    if take(".") {
      isWhole = false
      guard readDigits() else { throw misreading("a number ends after its point") }
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      guard readDigits() else { throw misreading("a number ends after its exponent's sign") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let integer = isWhole ? Int64(text) : nil
    return Node(integer.map(Node.Value.integer) ?? .real(text), at: start)
  }

  @discardableResult
  private mutating func readDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  private func misplaced(_ expected: String) -> DocumentFlaw {
    switch next {
    case nil: misreading("it ends where \(expected) must stand")
    case UInt8(ascii: "'"): misreading("JSON takes double quotes, not single ones")
    case UInt8(ascii: "/"): misreading("JSON has no comments")
    default: misreading("\(expected) must stand here")
    }
  }
}
