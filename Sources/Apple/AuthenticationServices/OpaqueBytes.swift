import Cryptography
import Rehearsal

// Bytes that mean something to whoever made them alone, such as a passkey's identifiers. Scenarios and traces have
// them as text: as it stands where they are text, and in base64url after a word of its own where they are not.

private let opening = "base64url:"

extension String {
  /// The text that stands for bytes.
  package init(bytes: Data) {
    if let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix(opening) {
      self = text
    } else {
      self = opening + Base64URL.text(of: bytes)
    }
  }
}

extension Data {
  /// The bytes that a text stands for.
  package init(text: String) {
    if text.hasPrefix(opening), let bytes = Base64URL.bytes(of: text.dropFirst(opening.count)) {
      self.init(bytes)
    } else {
      self.init(text.utf8)
    }
  }
}
