/// Texts of other people, made fit for terminals, logs and pages.
///
/// Works on code points, because a mark that combines with a character hides it from comparisons of characters.
extension String {
  /// The text on one line, with an escape for everything that would act instead of being seen.
  package var plain: String {
    guard utf8.contains(where: \.mayNeedCare), unicodeScalars.contains(where: \.needsCare) else {
      return self
    }
    var text = ""
    var hashes = 0
    for scalar in unicodeScalars {
      // Because GitHub takes "##[" for the beginning of a command, wherever it stands in a line.
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
    var lines: [String] = []
    var text = self
    text.withUTF8 { bytes in
      var start = 0
      for end in bytes.indices where bytes[end] == .newline {
        lines.append(Self.plainLine(bytes[start..<end]))
        start = end + 1
      }
      lines.append(Self.plainLine(bytes[start...]))
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func plainLine(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes.last == .carriageReturn ? bytes.dropLast() : bytes, as: UTF8.self).plain
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

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it is a byte of a code point that may need care; most texts have none.
  fileprivate var mayNeedCare: Bool { self == UInt8(ascii: "#") || self < 0x20 || self > 0x7E }
}

extension Unicode.Scalar {
  fileprivate var needsCare: Bool { self == "#" || isHidden }

  /// Whether a reader would not see it: controls, and what turns the direction of writing.
  fileprivate var isHidden: Bool {
    switch value {
    case ..<0x7F: return value < 0x20
    // Because asking Unicode takes long, and these are the punctuation, the arrows and the frames of stories.
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x25FF: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Because the two joiners make scripts and emoji what they are.
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return properties.isNoncharacterCodePoint
    }
  }
}
