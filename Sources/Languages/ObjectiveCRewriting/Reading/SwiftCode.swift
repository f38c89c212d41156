/// The words and signs of a Swift file, without what is commented out or quoted.
package struct SwiftCode {
  private let bytes: [UInt8]
  private let lexemes: [Lexeme]

  /// The code of a file; what is no Swift comes out as signs.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    lexemes = SwiftReader.read(bytes).filter { $0.kind != .literal }
  }

  /// The words and signs, one after the other.
  package var words: [String] { lexemes.map { String(decoding: bytes[$0.range], as: UTF8.self) } }

  /// The file with spaces for everything else, so that all that is left keeps its place.
  package var masked: String {
    var masked = bytes.map { $0.isLineBreak ? $0 : UInt8(ascii: " ") }
    for lexeme in lexemes { masked.replaceSubrange(lexeme.range, with: bytes[lexeme.range]) }
    return String(decoding: masked, as: UTF8.self)
  }
}
