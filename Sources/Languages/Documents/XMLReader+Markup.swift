/// Tags, comments and text of XML.
extension XMLReader {
  struct Tag {
    let name: String
    let isClosing: Bool
    /// Whether it closes itself: `<true/>`.
    let isEmpty: Bool
  }

  mutating func readTag() throws(DocumentFlaw) -> Tag {
    let start = position
    guard take("<") else {
      throw misreading(position == bytes.count ? "it ends too early" : "a tag must stand here")
    }
    let isClosing = take("/")
    let nameStart = position
    while let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/"), !Bytes.isSpace(byte) {
      position += 1
    }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard !name.isEmpty else { throw DocumentFlaw("a tag has no name", at: start) }
    var isEmpty = false
    var quote: UInt8?
    while let byte = next {
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return Tag(name: name, isClosing: isClosing, isEmpty: isEmpty)
      }
      isEmpty = byte == UInt8(ascii: "/")
    }
    throw DocumentFlaw("a tag is never closed with “>”", at: start)
  }

  /// Skips space, comments, processing instructions and the document type.
  mutating func skipMisc() throws(DocumentFlaw) {
    while true {
      skipSpace()
      let start = position
      if take("<!--") {
        try skip(past: "-->", begun: start, "a comment")
      } else if take("<?") {
        try skip(past: "?>", begun: start, "an instruction")
      } else if take("<!DOCTYPE") || take("<!doctype") {
        try skipDocumentType(begun: start)
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType(begun start: Int) throws(DocumentFlaw) {
    while let byte = next {
      if byte == UInt8(ascii: "[") { throw misreading("\(noun) declares nothing of its own") }
      position += 1
      if byte == UInt8(ascii: ">") { return }
    }
    throw DocumentFlaw("the document type never ends", at: start)
  }

  mutating func skip(
    past end: StaticString, begun start: Int, _ what: String
  ) throws(DocumentFlaw) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw DocumentFlaw("\(what) never ends", at: start)
  }

  /// The text of an element, to the end of its closing tag.
  mutating func readText(of name: String, begun start: Int) throws(DocumentFlaw) -> String {
    var content: [UInt8] = []
    while let byte = next {
      let place = position
      switch byte {
      case UInt8(ascii: "<"):
        if take("<!--") {
          try skip(past: "-->", begun: place, "a comment")
        } else if take("<![CDATA[") {
          let begin = position
          try skip(past: "]]>", begun: place, "literal text")
          content += bytes[begin..<position - 3]
        } else {
          try readEnd(of: name, begun: start)
          guard let text = String(validating: content, as: UTF8.self) else {
            throw DocumentFlaw("the text of <\(name)> is not UTF-8", at: start)
          }
          return text
        }
      case UInt8(ascii: "&"): content += String(try readEntity()).utf8
      default:
        position += 1
        content.append(byte)
      }
    }
    throw DocumentFlaw("<\(name)> is never closed", at: start)
  }

  mutating func readEntity() throws(DocumentFlaw) -> Unicode.Scalar {
    let start = position
    guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw misreading("“&” is written &amp; here")
    }
    position = end + 1
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst()
      let number =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard name.hasPrefix("#"), let number, let scalar = Unicode.Scalar(number) else {
        throw DocumentFlaw("there is no entity “&\(name);”", at: start)
      }
      return scalar
    }
  }
}
