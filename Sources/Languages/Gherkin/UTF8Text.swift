extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let bar = UInt8(ascii: "|")
  static let at = UInt8(ascii: "@")
  static let hash = UInt8(ascii: "#")
  static let openingBracket = UInt8(ascii: "<")

  /// Columns count these: every byte that does not merely continue a code point.
  var beginsCodePoint: Bool { self & 0xC0 != 0x80 }
}

extension UInt64 {
  /// Whether one of its eight bytes is a line feed.
  fileprivate var hasNewline: Bool {
    let others = self ^ 0x0A0A_0A0A_0A0A_0A0A
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
  }
}

/// Valid UTF-8 as the parser reads it; white space is what Unicode calls White_Space.
extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  func codePoints(in range: Range<Int>) -> Int { range.count { self[$0].beginsCodePoint } }

  func containsWhiteSpace(_ range: Range<Int>) -> Bool {
    range.contains { whiteSpace(at: $0, before: range.upperBound) > 0 }
  }

  /// Where each line begins, from a position on.
  func lineStarts(from position: Int) -> [Int] {
    guard position < count else { return [] }
    var starts = [position]
    withUnsafeBytes { bytes in
      var index = position
      while index < bytes.count {
        // Eight bytes at a time, because every byte of every file is looked at here.
        while index + 8 <= bytes.count,
          !bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).hasNewline
        { index += 8 }
        let end = Swift.min(index + 8, bytes.count)
        for place in index..<end where bytes[place] == .newline && place + 1 < bytes.count {
          starts.append(place + 1)
        }
        index = end
      }
    }
    return starts
  }

  /// The width in bytes of the white space at a position, or zero if there is none.
  func whiteSpace(at position: Int, before end: Int) -> Int {
    guard position < end else { return 0 }
    switch self[position] {
    case 0x09...0x0D, 0x20:
      return 1
    case 0xC2:
      return self[position + 1] == 0x85 || self[position + 1] == 0xA0 ? 2 : 0
    case 0xE1...0xE3:
      let low = Int(self[position + 1] & 0x3F) << 6 | Int(self[position + 2] & 0x3F)
      switch Int(self[position] & 0x0F) << 12 | low {
      case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return 3
      default: return 0
      }
    default:
      return 0
    }
  }

  /// The range without the white space at its two ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    // Tables are filled up with spaces, which need no closer look.
    while start < end, self[start] == .space { start += 1 }
    while start < end, self[end - 1] == .space { end -= 1 }
    while case let width = whiteSpace(at: start, before: end), width > 0 { start += width }
    while case let width = whiteSpace(endingAt: end, after: start), width > 0 { end -= width }
    return start..<end
  }

  private func whiteSpace(endingAt end: Int, after start: Int) -> Int {
    var position = end - 1
    while position > start, !self[position].beginsCodePoint { position -= 1 }
    return position < start ? 0 : whiteSpace(at: position, before: end)
  }

  /// Where a pattern stands, from left to right, no two overlapping.
  func positions(of pattern: [UInt8]) -> [Int] {
    var positions: [Int] = []
    var position = 0
    while position + pattern.count <= count {
      let isHere = holds(pattern, at: position)
      if isHere { positions.append(position) }
      position += isHere ? pattern.count : 1
    }
    return positions
  }

  /// The text with a replacement for the `length` bytes at each of the positions.
  func replacing(_ length: Int, at positions: [Int], with replacement: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + positions.count * (replacement.count - length))
    var copied = 0
    for position in positions {
      result += self[copied..<position]
      result += replacement
      copied = position + length
    }
    return result + self[copied...]
  }

  /// Whether the bytes of `pattern` stand at a position.
  func holds(_ pattern: [UInt8], at position: Int) -> Bool {
    guard position + pattern.count <= count else { return false }
    for offset in pattern.indices where self[position + offset] != pattern[offset] { return false }
    return true
  }
}
