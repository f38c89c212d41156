import Testing

extension Issue {
  /// Records what a test has to say about code under rehearsal, in letters that `swift test` hands on.
  static func tell(_ text: String, at sourceLocation: SourceLocation) {
    record("\(text.inPieces)", sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text as it survives being read piece by piece.
  ///
  /// `swift test` reads 4,096 bytes at a time, and prints nothing of a piece that ends within a letter, nor of the next
  /// one: of a long story whose lines are drawn with letters of several bytes, nothing is left. A short one comes whole.
  var inPieces: String {
    guard utf8.count > 3_000 else { return self }
    var plain = ""
    plain.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { plain += Self.drawn[scalar] ?? String(scalar) }
    return plain
  }

  /// What the letters that stories are drawn with become.
  private static let drawn: [Unicode.Scalar: String] = [
    "│": "|", "├": "|", "┤": "|", "─": "-", "▶": ">", "◀": "<", "●": "*", "→": "->", "✗": "x", "✘": "x",
    "“": "\"", "”": "\"", "…": "...",
  ]
}
