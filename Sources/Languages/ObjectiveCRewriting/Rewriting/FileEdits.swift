/// What is to change in a file, which never changes the number of its lines.
struct FileEdits {
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []

  /// Puts spaces in the place of something, so that what stands behind it stays where it is.
  mutating func blank(_ range: Range<Int>, in source: SwiftSource) {
    replacements.append((range, source.bytes[range].map { $0.isLineBreak ? $0 : UInt8(ascii: " ") }))
  }

  /// Puts a text in the place of another; line breaks that were there follow it.
  mutating func replace(_ range: Range<Int>, by text: String, in source: SwiftSource) {
    replacements.append((range, Array(text.utf8) + source.bytes[range].filter(\.isLineBreak)))
  }

  mutating func insert(_ text: String, at place: Int) {
    replacements.append((place..<place, Array(text.utf8)))
  }

  /// The file with its changes; of two that meet in one place the first counts.
  func applied(to source: SwiftSource) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 64 * replacements.count)
    var place = 0
    let inOrder = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in inOrder where edit.range.lowerBound >= place {
      result += source.bytes[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + source.bytes[place...]
  }
}
