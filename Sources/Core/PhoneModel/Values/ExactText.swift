// Who checks a password sees bytes, and takes “é” and “e” with an accent behind it for two; Swift takes them for one.

extension String {
  /// Whether it is the other byte for byte.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Of plain letters that is all: every message with a password asks this.
    return utf8.count == utf16.count || utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  /// Whether a text is among these byte for byte.
  package func containsExactly(_ text: String) -> Bool { contains { $0.isExactly(text) } }
}
