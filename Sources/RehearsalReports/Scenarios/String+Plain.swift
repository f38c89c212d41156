/// Texts of other people, made fit for terminals, logs and pages.
///
/// Works on code points, because a mark that combines with a character hides it from comparisons of characters.
extension String {
  /// The text on one line, with an escape for everything that would act instead of being seen.
  package var plain: String {
    guard unicodeScalars.contains(where: \.needsCare) else { return self }
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
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == "\r" ? line.dropLast() : line)).plain
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
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

extension Unicode.Scalar {
  fileprivate var needsCare: Bool { self == "#" || isHidden }

  /// Whether a reader would not see it: controls, and what turns the direction of writing.
  fileprivate var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Because the two joiners make scripts and emoji what they are.
    case .format: return self != "\u{200C}" && self != "\u{200D}"
    default: return properties.isNoncharacterCodePoint
    }
  }
}
