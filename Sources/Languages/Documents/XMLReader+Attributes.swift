/// Tags with attributes, and text between tags.
extension XMLReader {
  /// A tag with its attributes.
  mutating func readElementTag() throws(DocumentFlaw) -> (Tag, [String: String]) {
    let start = position
    guard take("<") else { throw misreading("a tag must stand here") }
    let isClosing = take("/")
    let name = readName()
    guard !name.isEmpty else { throw DocumentFlaw("a tag has no name", at: start) }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") { return (Tag(name: name, isClosing: isClosing, isEmpty: true), attributes) }
      if take(">") { return (Tag(name: name, isClosing: isClosing, isEmpty: false), attributes) }
      let place = position
      guard position < bytes.count else { throw DocumentFlaw("a tag is never closed with “>”", at: start) }
      let key = readName()
      guard !key.isEmpty, !isClosing else { throw DocumentFlaw("this is no attribute", at: place) }
      skipSpace()
      guard take("=") else { throw DocumentFlaw("the attribute “\(key)” has no value", at: place) }
      skipSpace()
      let value = try readAttributeValue(of: key, begun: place)
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw DocumentFlaw("the attribute “\(key)” stands here twice", at: place)
      }
    }
  }

  private mutating func readName() -> String {
    let start = position
    while let byte = next, !Bytes.isSpace(byte), !Self.endsName.contains(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let endsName: Set<UInt8> = Set("<>/=\"'&".utf8)

  private mutating func readAttributeValue(of key: String, begun start: Int) throws(DocumentFlaw) -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw DocumentFlaw("the value of “\(key)” stands in no quotes", at: start)
    }
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      if byte == quote {
        position += 1
        return String(decoding: content, as: UTF8.self)
      }
      if byte == UInt8(ascii: "<") { throw misreading("“<” is written &lt; here") }
      if byte == UInt8(ascii: "&") {
        content += String(try readEntity()).utf8
      } else {
        position += 1
        content.append(byte)
      }
    }
    throw DocumentFlaw("the value of “\(key)” never ends", at: start)
  }

  /// What stands before the next tag, without comments and instructions.
  mutating func readPlainText() throws(DocumentFlaw) -> String {
    var content: [UInt8] = []
    while let byte = next {
      let place = position
      switch byte {
      case UInt8(ascii: "<"):
        if take("<![CDATA[") {
          let begin = position
          try skip(past: "]]>", begun: place, "literal text")
          content += bytes[begin..<position - 3]
        } else if take("<!--") {
          try skip(past: "-->", begun: place, "a comment")
        } else if take("<?") {
          try skip(past: "?>", begun: place, "an instruction")
        } else {
          return String(decoding: content, as: UTF8.self)
        }
      case UInt8(ascii: "&"): content += String(try readEntity()).utf8
      default:
        position += 1
        content.append(byte)
      }
    }
    return String(decoding: content, as: UTF8.self)
  }
}
