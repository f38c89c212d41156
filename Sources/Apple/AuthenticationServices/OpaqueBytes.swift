import Rehearsal

extension String {
  /// The text that stands for bytes.
  package init(bytes: Data) {
    self.init(opaque: bytes)
  }
}

extension Data {
  /// The bytes that a text stands for.
  package init(text: String) {
    self.init(text.opaqueBytes)
  }
}
