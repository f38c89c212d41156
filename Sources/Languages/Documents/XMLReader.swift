/// Reads an XML property list.
///
/// Entities other than XML's own five are refused, so that nothing can unfold.
struct XMLReader: ByteReader {
  let bytes: [UInt8]
  var position = 0
  /// What it reads, with its article.
  let noun: String

  init(bytes: [UInt8], noun: String = "a property list") {
    self.bytes = bytes
    self.noun = noun
    if bytes.starts(with: Bytes.mark) { position = Bytes.mark.count }
  }

  mutating func readDocument() throws(DocumentFlaw) -> Node {
    try skipMisc()
    let start = position
    let tag = try readTag()
    guard tag.name == "plist", !tag.isClosing else {
      throw DocumentFlaw(
        ["html", "head", "title", "body"].contains(tag.name.lowercased())
          ? "it is a web page" : "a property list begins with <plist>, not with <\(tag.name)>", at: start)
    }
    guard !tag.isEmpty else { throw DocumentFlaw("the property list is empty", at: start) }
    try skipMisc()
    let value = try readValue(depth: 0)
    try skipMisc()
    try readEnd(of: "plist", begun: start)
    try skipMisc()
    guard position == bytes.count else { throw misreading("something follows </plist>") }
    return value
  }

  private mutating func readValue(depth: Int) throws(DocumentFlaw) -> Node {
    let start = position
    let tag = try readTag()
    guard depth < Document.deepest else { throw DocumentFlaw("values are nested too deeply", at: start) }
    guard !tag.isClosing else { throw DocumentFlaw("a value must stand before </\(tag.name)>", at: start) }
    switch tag.name {
    case "dict":
      return Node(.dictionary(tag.isEmpty ? [] : try readMembers(begun: start, depth: depth)), at: start)
    case "array":
      return Node(.array(tag.isEmpty ? [] : try readElements(begun: start, depth: depth)), at: start)
    case "true", "false":
      if !tag.isEmpty { try expectNothing(in: tag.name, begun: start) }
      return Node(.bool(tag.name == "true"), at: start)
    case "string", "integer", "real", "date", "data":
      let text = tag.isEmpty ? "" : try readText(of: tag.name, begun: start)
      return Node(try Self.value(text, of: tag.name, at: start), at: start)
    case "key": throw DocumentFlaw("a key stands where a value must; every key needs a value", at: start)
    default: throw DocumentFlaw("property lists have no <\(tag.name)>", at: start)
    }
  }

  private mutating func readMembers(begun start: Int, depth: Int) throws(DocumentFlaw) -> [Node.Member] {
    var members: [Node.Member] = []
    while true {
      try skipMisc()
      let place = position
      let tag = try readTag()
      if tag.isClosing, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isClosing else {
        throw DocumentFlaw(
          "a dictionary takes <key> here, not <\(tag.isClosing ? "/" : "")\(tag.name)>", at: place)
      }
      let key = tag.isEmpty ? "" : try readText(of: "key", begun: place)
      try skipMisc()
      members.append(Node.Member(key: key, offset: place, node: try readValue(depth: depth + 1)))
    }
  }

  private mutating func readElements(begun start: Int, depth: Int) throws(DocumentFlaw) -> [Node] {
    var elements: [Node] = []
    while true {
      try skipMisc()
      if bytes[position...].starts(with: "</".utf8) {
        try readEnd(of: "array", begun: start)
        return elements
      }
      elements.append(try readValue(depth: depth + 1))
    }
  }

  private static func value(_ text: String, of name: String, at start: Int) throws(DocumentFlaw) -> Node.Value
  {
    switch name {
    case "string": return .string(text)
    case "date": return .date(text)
    // Four characters of base 64 stand for three bytes, and nobody asks which.
    case "data":
      return .data(count: text.utf8.count { !Bytes.isSpace($0) && $0 != UInt8(ascii: "=") } * 3 / 4)
    case "real": return .real(text)
    default:
      let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
      let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
      let number = isHexadecimal ? Int64(digits.dropFirst(2), radix: 16) : Int64(digits)
      guard let number else { throw DocumentFlaw("“\(text)” is no whole number", at: start) }
      return .integer(number)
    }
  }

  mutating func readEnd(of name: String, begun start: Int) throws(DocumentFlaw) {
    let place = position
    guard position < bytes.count else { throw DocumentFlaw("<\(name)> is never closed", at: start) }
    let tag = try readTag()
    guard tag.isClosing, tag.name == name else {
      throw DocumentFlaw("</\(name)> must stand here", at: place)
    }
  }

  private mutating func expectNothing(in name: String, begun start: Int) throws(DocumentFlaw) {
    try skipMisc()
    try readEnd(of: name, begun: start)
  }
}
