/// Bytes between two lines that say what they are, as RFC 7468 writes them.
struct PEM {
  let name: String
  let content: Data

  init(name: String, content: Data) {
    (self.name, self.content) = (name, content)
  }

  /// Reads a text that holds one such document of one of the names, and nothing else.
  init(_ text: String, named names: Set<String>) throws(CryptoKitASN1Error) {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard let name = names.first(where: { lines.first == "-----BEGIN \($0)-----" }), lines.count > 2,
      lines.last == "-----END \(name)-----",
      let content = Data(base64Encoded: lines[1..<lines.count - 1].joined())
    else { throw .invalidPEMDocument }
    (self.name, self.content) = (name, content)
  }

  /// As text, in lines of 64 letters.
  var text: String {
    let letters = Array(content.base64EncodedString())
    let lines = stride(from: 0, to: letters.count, by: 64).map { start in
      String(letters[start..<min(start + 64, letters.count)])
    }
    return (["-----BEGIN \(name)-----"] + lines + ["-----END \(name)-----"]).joined(separator: "\n")
  }
}

/// What is wrong with a document.
@available(iOS 14.0, *)
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  case invalidFieldIdentifier
  case unexpectedFieldType
  case invalidObjectIdentifier
  case invalidASN1Object
  case invalidASN1IntegerEncoding
  case truncatedASN1Field
  case unsupportedFieldLength
  case invalidPEMDocument
}
