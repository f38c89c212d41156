/// Texts of other people, made fit for terminals, logs and pages.
///
/// Works on code points, because a mark that combines with a character hides it from comparisons of characters.
extension String {
  /// The text on one line, with an escape for everything that would act instead of being seen.
  package var plain: String {
    let isPlain = utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).isPlain }
    if isPlain == true { return self }
    var text = ""
    var hashes = 0
    for scalar in unicodeScalars {
      // GitHub takes "##[" for the beginning of a command, wherever it stands in a line.
      if scalar == "[", hashes >= 2 { text += " " }
      hashes = scalar == "#" ? hashes + 1 : 0
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isHidden: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The lines of the text, each as plain as one line must be.
  var plainLines: [String] {
    var lines = MarkedLines()
    lines.add(linesOf: self, first: "", others: "")
    return lines.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { Array($0).text }
  }

  /// The text with something else for some of its code points.
  func mapped(_ change: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let other = change(scalar) { text += other } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The text, or as much as fits into so many bytes and a word that says so.
  func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var text = ""
    var room = limit - 16
    for scalar in unicodeScalars {
      room -= UTF8.width(scalar)
      guard room >= 0 else { break }
      text.unicodeScalars.append(scalar)
    }
    return text + "… (cut)"
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes can be seen as they are, as most can; some of which this is not said can be, too.
  var isPlain: Bool {
    var position = 0
    while position < count {
      if position + 8 <= count, word(at: position).isPlain {
        position += 8
        continue
      }
      switch self[position] {
      case UInt8(ascii: "#"):
        guard position + 1 == count || self[position + 1] != UInt8(ascii: "#") else { return false }
        position += 1
      case 0x20...0x7E: position += 1
      // The punctuation, the arrows, the frames and the marks of stories, U+2010 to U+2BFF.
      case 0xE2 where position + 2 < count:
        let scalar = 0x2000 | UInt32(self[position + 1] & 0x3F) << 6 | UInt32(self[position + 2] & 0x3F)
        guard scalar.isShown else { return false }
        position += 3
      default: return false
      }
    }
    return true
  }
}

/// Eight bytes at a time, because a thousand failures have a million of them.
extension UnsafeRawBufferPointer {
  fileprivate func word(at position: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: position, as: UInt64.self)
  }

  /// Where the line ends that begins at a position: at its line feed, or where the text does.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end + 8 <= count, !word(at: end).has(UInt8(ascii: "\n")) { end += 8 }
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}

extension UInt64 {
  /// Whether one of its bytes is this one.
  fileprivate func has(_ byte: UInt8) -> Bool {
    let others = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
  }

  /// Whether its bytes are eight letters of ASCII and none of them `#`.
  fileprivate var isPlain: Bool {
    let isBelowSpace = (self &- 0x2020_2020_2020_2020) & ~self
    return (self | isBelowSpace) & 0x8080_8080_8080_8080 == 0 && !has(0x7F) && !has(UInt8(ascii: "#"))
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see it: controls, and what turns the direction of writing.
  fileprivate var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    if value.isShown { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // The two joiners make scripts and emoji what they are.
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return properties.isNoncharacterCodePoint
    }
  }
}

extension UInt32 {
  /// Whether it is a code point that stories are drawn with; asking Unicode of each would take long.
  fileprivate var isShown: Bool {
    switch self {
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x2BFF: true
    default: false
    }
  }
}

extension [UInt8] {
  /// The text that the bytes of a report stand for.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Adds a text at once, because adding its view of bytes goes byte by byte.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
