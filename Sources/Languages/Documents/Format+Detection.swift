extension Document.Format {
  /// The format that the first bytes announce.
  init(of bytes: [UInt8]) throws(DocumentFault) {
    if bytes.starts(with: "bplist".utf8) {
      self = .binary
      return
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw DocumentFault("it is in UTF-16", remedy: "save it as UTF-8", format: nil)
    }
    if bytes.starts(with: [0x30, 0x82]) || bytes.starts(with: [0x30, 0x80]) {
      throw DocumentFault(
        "it is signed data, as before iOS 9", remedy: "put the plain text in its place", format: nil)
    }
    let text = bytes.starts(with: Bytes.mark) ? bytes.dropFirst(Bytes.mark.count) : bytes[...]
    let beginning = text.drop { Bytes.isSpace($0) }
    guard let first = beginning.first else { throw DocumentFault("it is empty", format: nil) }
    switch first {
    case UInt8(ascii: "<"):
      self = .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if Self.isOldStyle(beginning) {
        throw DocumentFault(
          "it is a property list of the old style", remedy: "convert it with plutil -convert xml1",
          format: nil)
      }
      self = .json
    default:
      throw DocumentFault("it is neither a property list nor JSON", format: nil)
    }
  }

  /// Whether a dictionary goes on with `key =`, as it did before property lists were XML.
  private static func isOldStyle(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "{") else { return false }
    var isQuoted = false
    for byte in text.dropFirst().prefix(400) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: "=") { return true }
      if [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "<")].contains(byte) {
        return false
      }
    }
    return false
  }
}
