import Cryptography

// Bytes that mean something to whoever made them alone, such as a passkey's identifiers. Scenarios and traces have
// them as text: as it stands where they are text, and in base64url after a word of its own where they are not.

private let opening = "base64url:"

extension String {
  /// The text that stands for bytes.
  package init(opaque bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix(opening) {
      self = text
    } else {
      self = opening + Base64URL.text(of: bytes)
    }
  }

  /// The bytes that it stands for.
  package var opaqueBytes: [UInt8] {
    guard hasPrefix(opening), let bytes = Base64URL.bytes(of: dropFirst(opening.count)) else {
      return Array(utf8)
    }
    return bytes
  }
}
