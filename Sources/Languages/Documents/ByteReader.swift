/// Something that goes through bytes.
protocol ByteReader {
  var bytes: [UInt8] { get }
  var position: Int { get set }
}

extension ByteReader {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes past a word, where it stands next.
  mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] { return false }
    position += length
    return true
  }

  mutating func skipSpace() {
    while let byte = next, Bytes.isSpace(byte) { position += 1 }
  }

  func misreading(_ problem: String) -> DocumentFlaw { DocumentFlaw(problem, at: position) }
}

/// Bytes that mean something in every text.
enum Bytes {
  /// The mark that some editors put before UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
